// Remoteness and suspense: how long play lasts if the winner hurries and the loser delays, and the
// other way round (Winning Ways ch. 9, for a single game under normal play).
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The player who hurries: the winner, who makes play as short as he can (remoteness), or the loser,
// while the winner makes play as long as he can (suspense).
enum class Pace : std::uint8_t { winner_hurries, loser_hurries };

// The number of moves of both players together until one cannot move. It is odd if and only if the
// player who starts wins.
struct Length {
  std::uint64_t remoteness = 0, suspense = 0;

  std::uint64_t at(Pace pace) const { return pace == Pace::winner_hurries ? remoteness : suspense; }
  friend bool operator==(const Length&, const Length&) = default;
};

struct Lengths {
  Length left, right;  // by the player who starts

  const Length& of(Player first) const { return first == Player::left ? left : right; }
  friend bool operator==(const Lengths&, const Lengths&) = default;
};

// The lengths of a game whose options have these.
Lengths lengths_of(std::span<const Lengths> left, std::span<const Lengths> right);

// The lengths of play in *canonical forms*. Two games with one value may last differently long. So
// these are the lengths of a game that is written by its name (algebra/written_play.hpp
// has the others). Remembers all results.
class PlayLengths {
 public:
  explicit PlayLengths(ValueStore& store) : store_(store), charge_(store.budget()) {}

  // Linear in the followers and their options, where integers and ups + nimbers cost nothing.
  // Reaches the size limit if more than 2^12 for a nimber, or more than 2^20 ups, are added to a
  // number other than 0.
  Lengths of(Value g);
  // The moves of `first` in g that keep the length at that pace, as the options they lead to. Empty
  // if there is no move.
  std::vector<Value> best_moves(Value g, Player first, Pace pace);

 private:
  ValueStore& store_;
  std::unordered_map<Value, Lengths> known_;
  Charge charge_;
};

}  // namespace summand
