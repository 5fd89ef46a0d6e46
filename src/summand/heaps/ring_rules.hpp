// RingRules: the moves and the values of rings, which are rows whose ends are joined.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/heaps/heap_values.hpp"

namespace summand::heaps {

// Counters are taken from a ring side by side, as many as a digit allows that leaves one heap, and
// the rest is a row of the game of that code; or all of them where the digit allows that.
class RingRules {
 public:
  explicit RingRules(const Code& code);

  const SharedRules& rows() const { return rows_; }

  // As of SharedRules, for a ring of n.
  std::uint64_t count_of_moves(std::uint64_t n) const { return count_of_breaks(openings_, n); }
  bool allows(std::uint64_t n, const Left& left) const { return is_break(openings_, n, left); }
  template <class Visit>
  void for_each_move(std::uint64_t n, Visit&& visit) const {
    for_each_option(openings_, n, [&](std::uint64_t, auto left) { visit(left_of(left)); });
  }

  // As of HeapValues, for a ring of n. `rows` are the values of rows().
  std::uint64_t value(std::uint64_t n, HeapValues& rows) const;
  std::vector<Left> moves_to(std::uint64_t n, std::uint64_t nim_sum, HeapValues& rows) const;

  friend bool operator==(const RingRules& a, const RingRules& b) { return a.rows_ == b.rows_; }

 private:
  SharedRules rows_;
  Rules openings_;  // the code of the first moves, none of which splits
};

}  // namespace summand::heaps
