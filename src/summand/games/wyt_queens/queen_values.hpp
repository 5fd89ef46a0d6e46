// The nimbers of Wyt Queens near the corner, square after square.
#pragma once

#include <cstdint>
#include <memory>

#include "summand/base/budget.hpp"

namespace summand::games {

// The nimbers of a chess queen. Copies share their results, even between threads. Computation is
// charged to the first budget that is set, and to none before that.
class QueenValues {
 public:
  // Larger coordinates would make the table too large.
  static constexpr std::uint64_t kMost = 2047;

  QueenValues();

  void work_within(const Budget& budget) const;
  // The nimber of a queen on a square whose coordinates are both at most kMost. The first question
  // about a coordinate n takes about n^3 / 100 steps. Throws LimitReached.
  std::uint64_t nimber(std::uint64_t x, std::uint64_t y) const;

  friend bool operator==(const QueenValues&, const QueenValues&) { return true; }

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace summand::games
