// Census: who wins every position of a board of Fox and Geese.
#pragma once

#include <cstdint>

#include "summand/base/budget.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/games/fox_and_geese/goose_sets.hpp"
#include "summand/value/outcome.hpp"

namespace summand::games::fox_and_geese {

// One fox and a number of geese, anywhere on the squares of the board. There are no draws: geese
// run out of moves. All places of the fox are one word, so a set of geese takes a few operations
// for each of its moves. The table has one word for each set.
class Census {
 public:
  // Assumes 0 <= geese <= squares.count(). Throws LimitReached.
  Census(const Squares& squares, int geese, Budget budget);

  // Assumes so many geese as the census has, and that the fox is on another square.
  Outcome outcome(Set geese, int fox) const;

  struct Counts {
    std::uint64_t left = 0, right = 0, next = 0, previous = 0;

    std::uint64_t all() const { return left + right + next + previous; }
    friend bool operator==(const Counts&, const Counts&) = default;
  };
  // How many positions have each outcome.
  const Counts& counts() const { return counts_; }

 private:
  // The places of the fox where Left wins if she starts.
  Set left_wins_first(Set geese) const;

  Budget budget_;
  GooseSets sets_;
  Zeroed<Set> left_wins_second_;  // for each set of geese, the places of the fox
  Counts counts_;
};

}  // namespace summand::games::fox_and_geese
