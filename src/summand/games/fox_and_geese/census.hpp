// Census: who wins every position of a board of Fox and Geese.
#pragma once

#include <cstdint>
#include <optional>

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

// Who wins the position, by a census of its board. nullopt if the board is not one with one fox and
// all squares free (placed()), or if its geese have more than kMostGooseSets places. Takes
// milliseconds and 8 bytes for each set.
std::optional<Outcome> outcome_by_census(const Board& board, const Budget& budget);
inline constexpr std::uint64_t kMostGooseSets = 500'000;

}  // namespace summand::games::fox_and_geese
