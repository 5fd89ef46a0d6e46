// Remoteness and suspense: how long play lasts when the winner is in a hurry and the loser plays
// for time, and the other way round (Winning Ways ch. 9, for a single game under normal play).
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Who hurries: the winner, which makes play as short as he can force it (remoteness), or the loser,
// which makes it as long as the winner can (suspense).
enum class Pace : std::uint8_t { winner_hurries, loser_hurries };

// The number of moves of both players together until one cannot move. Odd exactly when the one who
// starts wins.
struct Length {
  std::uint64_t remoteness = 0, suspense = 0;

  std::uint64_t at(Pace pace) const { return pace == Pace::winner_hurries ? remoteness : suspense; }
  friend bool operator==(const Length&, const Length&) = default;
};

struct Lengths {
  Length left, right;  // by who starts

  const Length& of(Player first) const { return first == Player::left ? left : right; }
  friend bool operator==(const Lengths&, const Lengths&) = default;
};

// The lengths of a game whose options have these.
Lengths lengths_of(std::span<const Lengths> left, std::span<const Lengths> right);

// Lengths of play in *canonical forms*. Two games of the same value may last differently long, so
// these are those of a game that is written by its name (language/algebra/written_play.hpp has the
// others). Remembers all that it meets.
class PlayLengths {
 public:
  explicit PlayLengths(ValueStore& store) : store_(store), charge_(store.budget()) {}

  // Linear in the followers and their options, of which integers and ups + nimbers cost nothing. A
  // size limit where more than 2^12 for a nimber, or 2^20 ups, is added to a number other than 0.
  Lengths of(Value g);
  // The moves of `first` in g that keep to the length at that pace, as the options they lead to.
  // None if there is no move.
  std::vector<Value> best_moves(Value g, Player first, Pace pace);

 private:
  ValueStore& store_;
  std::unordered_map<Value, Lengths> known_;
  Charge charge_;
};

}  // namespace summand
