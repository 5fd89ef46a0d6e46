// The stop of a sum by best play of both players, found without computing the sum.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/theory/playout.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

// Searches the sums that play leads to, depth first, and leaves out moves that cannot matter. The
// player to move is sure of what thermostat reaches (Winning Ways ch. 6), and the distance of a
// stop from the sum of the means is at most the greatest temperature. Sums of switches are computed
// by formula. Remembers all sums that it meets.
class BestPlay {
 public:
  explicit BestPlay(ValueStore& store)
      : store_(store), thermographs_(store, Thermographs::Bottom::zero), charge_(store.budget()) {}

  // Throw LimitReached. The results found before are kept.
  Dyadic stop(std::span<const Value> summands, Player first);
  // The same with a line of play that reaches the stop.
  Playout line(std::span<const Value> summands, Player first);

  std::size_t sums() const { return known_.size(); }  // number of sums met so far

 private:
  // Sums without numbers, sorted, from the view of the player to move. Numbers are his gains.
  struct Sum {
    std::vector<Value> values;
    Player to_move = Player::left;
    friend bool operator==(const Sum&, const Sum&) = default;
  };
  struct Hash {
    std::uint64_t operator()(const Sum& sum) const;
  };
  struct Bounds {
    Dyadic low, high;
  };
  // The sum after a move, and the gain of the player who made it.
  struct Child {
    Sum sum;
    Dyadic gained;
    Dyadic hope;  // the most that he gets by this move
  };
  struct Frame {
    Sum sum;
    Dyadic alpha, beta;  // only results between these matter
    std::vector<Child> children;
    std::size_t next = 0;
    Dyadic best;  // he is sure of this
    Dyadic most;  // he gets no more than this by the moves examined so far
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
