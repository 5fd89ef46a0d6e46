// The nimbers of Wyt Queens near the corner, square after square.
#pragma once

#include <cstdint>
#include <memory>

#include "summand/base/budget.hpp"

namespace summand::games {

// Of the queen that moves as in chess. Copies share what is known, also between threads. What is
// computed counts against the first budget that is set, and against none before that.
class QueenValues {
 public:
  // Beyond that the table is too large.
  static constexpr std::uint64_t kMost = 2047;

  QueenValues();

  void work_within(const Budget& budget) const;
  // The nimber of a queen on a square with both coordinates up to kMost. The first question about a
  // coordinate n takes about n^3 / 100 steps. Throws LimitReached.
  std::uint64_t nimber(std::uint64_t x, std::uint64_t y) const;

  friend bool operator==(const QueenValues&, const QueenValues&) { return true; }

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace summand::games
