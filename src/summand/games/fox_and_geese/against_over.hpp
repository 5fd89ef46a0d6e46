// AgainstOver: every position of a board of Fox and Geese compared with n + over.
#pragma once

#include <compare>
#include <cstdint>

#include "summand/base/budget.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/games/fox_and_geese/goose_sets.hpp"

namespace summand::games::fox_and_geese {

// over is {0|pass}, the loopy game in which Right may pass, and Left may end it. It is positive,
// and less than every positive number. n + over is {n|pass} (Winning Ways ch. 11).
//
// No position goes on for ever while the players take turns, and so neither does n + over: both are
// stoppers. A stopper is at least another one exactly if Left, moving second, does not lose the
// difference (Conway, "Loopy games"; Siegel, "Coping with cycles"). All positions of the difference
// are solved as in the census. Only while n + over is left to pass can play come back to a
// position, and then the geese stand where they were.
//
// The table has |n| + 4 words for each set of geese.
class AgainstOver {
 public:
  // Assumes 0 <= geese <= squares.count(), and |n| <= kMost. Throws LimitReached.
  AgainstOver(const Squares& squares, int geese, int n, Budget budget);

  static constexpr int kMost = 1'000'000;

  // How the position compares with n + over. Assumes so many geese as the table has, and that the
  // fox is on another square.
  std::partial_ordering compare(Set geese, int fox) const;

  // How many positions have the value n + over.
  std::uint64_t equal() const { return equal_; }

 private:
  // The words of a set of geese: the places of the fox where Left does not lose the difference if
  // she moves second, where she wins it if she moves second, and if she moves first. From kNumbers
  // on, n + over is gone and the number 0, 1, ... steps from 0 is left of it: the places where she
  // wins if she moves second.
  enum Word : std::size_t { kNotLostSecond, kWonSecond, kWonFirst, kNumbers };

  void solve(Set geese, Set* words) const;
  // The places that are in this word of a set that a goose can move to.
  Set after_geese(Set geese, std::size_t word) const;

  Budget budget_;
  GooseSets sets_;
  int n_;
  std::size_t stride_;
  Zeroed<Set> table_;
  std::uint64_t equal_ = 0;
};

}  // namespace summand::games::fox_and_geese
