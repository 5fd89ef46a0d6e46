// HeapValues: the value of a heap of any size, by a closed form, the period of the game, or its
// nim-sequence.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "summand/heaps/breaks.hpp"

namespace summand::heaps {

// Copies share what is known, also between threads; equal are those with equal rules. What is
// computed counts against the first budget that is set, and against none before that.
class HeapValues {
 public:
  explicit HeapValues(Rules rules);

  const Rules& rules() const;
  void work_within(const Budget& budget) const;

  // The value of a heap of n. Looks for a period that can be proved while it computes, so that a
  // heap of 10^18 may be answered at once. Throws LimitReached, of size where n is beyond what can
  // be computed.
  std::uint64_t operator[](std::uint64_t n) const;
  // The same, and the theorem that gave it.
  struct Found {
    std::uint64_t value;
    std::string_view theorem;
  };
  Found find(std::uint64_t n) const;

  // Calls visit(what is left) for the moves from a heap of n, each once.
  template <class Visit>
  void for_each_move(std::uint64_t n, Visit&& visit) const {
    for_each_option(rules(), n, [&](std::uint64_t, auto left) { visit(left_of(left)); });
  }
  // How many moves a heap of n has; which of them leave heaps with that nim-sum: all, or
  // kMostBreaks of them. Throws LimitReached.
  std::uint64_t count_of_moves(std::uint64_t n) const { return count_of_breaks(rules(), n); }
  std::vector<Left> moves_to(std::uint64_t n, std::uint64_t nim_sum) const;
  // Whether a heap of n may become these heaps.
  bool allows(std::uint64_t n, const Left& left) const { return is_break(rules(), n, left); }

  friend bool operator==(const HeapValues& a, const HeapValues& b) {
    return a.rules() == b.rules();
  }

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace summand::heaps
