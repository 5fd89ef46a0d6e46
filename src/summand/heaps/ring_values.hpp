// RingValues: the values of rings, which are rows whose ends are joined.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "summand/heaps/heap_values.hpp"

namespace summand::heaps {

// Counters are taken from a ring side by side, as many as a digit allows that leaves one heap, and
// the rest is a row of the game of that code; or all of them where the digit allows that.
class RingValues {
 public:
  explicit RingValues(const Code& code);

  const HeapValues& rows() const { return rows_; }

  // As of HeapValues, for a ring of n.
  std::uint64_t operator[](std::uint64_t n) const;
  std::uint64_t count_of_moves(std::uint64_t n) const { return count_of_breaks(openings_, n); }
  std::vector<Left> moves_to(std::uint64_t n, std::uint64_t nim_sum) const;
  bool allows(std::uint64_t n, const Left& left) const { return is_break(openings_, n, left); }
  template <class Visit>
  void for_each_move(std::uint64_t n, Visit&& visit) const {
    for_each_option(openings_, n, [&](std::uint64_t, auto left) { visit(left_of(left)); });
  }

  friend bool operator==(const RingValues& a, const RingValues& b) { return a.rows_ == b.rows_; }

 private:
  HeapValues rows_;
  Rules openings_;  // the code of the first moves, none of which splits
};

}  // namespace summand::heaps
