// HeapValues: the value of a heap of any size, by a closed form, the period of the game, or its
// nim-sequence.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/heaps/shared_rules.hpp"

namespace summand::heaps {

// Remembers computed values. They count against the budget. Several threads may call it.
class HeapValues {
 public:
  explicit HeapValues(const SharedRules& rules, const Budget& budget = Budget());
  HeapValues(const HeapValues&) = delete;
  HeapValues& operator=(const HeapValues&) = delete;
  ~HeapValues();

  const SharedRules& rules() const;

  // The value of a heap of n. While it computes, it looks for a period that can be proved. So the
  // value of a heap of 10^18 may be found quickly. Throws LimitReached, with Limit::size if n is
  // beyond the heaps that can be computed.
  std::uint64_t operator[](std::uint64_t n);
  // The same, and the theorem that gave it.
  struct Found {
    std::uint64_t value;
    std::string_view theorem;
  };
  Found find(std::uint64_t n);

  // The moves of a heap of n that leave heaps with that nim-sum: all, or kMostBreaks of them.
  // Throws LimitReached.
  std::vector<Left> moves_to(std::uint64_t n, std::uint64_t nim_sum);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace summand::heaps
