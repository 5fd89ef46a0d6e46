// The stop of a sum by best play of both, without making the sum.
#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/theory/playout.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// Looks through the sums that play comes to, deepest first, and leaves out what cannot matter: a
// player who moves is sure of what thermostat reaches (Winning Ways ch. 6), and no stop is further
// from the sum of the means than the greatest temperature. Switches alone are counted. Remembers
// all that it meets.
class BestPlay {
 public:
  explicit BestPlay(ValueStore& store)
      : store_(store), thermographs_(store, Thermographs::Bottom::zero), charge_(store.budget()) {}

  // Throw LimitReached; what is known by then stays known.
  Dyadic stop(std::span<const Value> summands, Player first);
  // The same with a line of play that leads to it.
  Playout line(std::span<const Value> summands, Player first);

  std::size_t sums() const { return known_.size(); }  // met so far

 private:
  // Sums without numbers, sorted, and seen by the player to move: numbers are his gains.
  struct Sum {
    std::vector<Value> values;
    Player to_move = Player::left;
    friend bool operator==(const Sum&, const Sum&) = default;
  };
  struct Hash {
    std::size_t operator()(const Sum& sum) const;
  };
  struct Bounds {
    Dyadic low, high;
  };
  // What a move leaves, and what its mover has of it.
  struct Child {
    Sum sum;
    Dyadic gained;
    Dyadic hope;  // he gets no more by this move
  };
  struct Frame {
    Sum sum;
    Dyadic alpha, beta;  // what matters lies between
    std::vector<Child> children;
    std::size_t next = 0;
    Dyadic best;  // he is sure of this
    Dyadic most;  // and gets no more than this by the moves that were looked at
  };

  static Dyadic seen_by(Player player, const Dyadic& x) { return player == Player::left ? x : -x; }
  Dyadic settle(std::vector<Value>& values, Player player);
  Bounds& bounds(const Sum& sum);
  Bounds first_bounds(const Sum& sum);
  std::vector<Child> children(const Sum& sum);
  Frame frame_of(Sum sum, Dyadic alpha, Dyadic beta);
  Dyadic exact(const Sum& sum);

  ValueStore& store_;
  Thermographs thermographs_;
  std::unordered_map<Sum, Bounds, Hash> known_;
  Charge charge_;
};

}  // namespace summand
