// RingRules: the moves and the values of rings, which are rows whose ends are joined.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/heaps/heap_values.hpp"

namespace summand::heaps {

// A move takes adjacent counters from a ring. Their number must have a digit that allows to leave
// one heap. The rest is a row in the game of the same code. If the digit allows it, a move may also
// take the whole ring.
class RingRules {
 public:
  explicit RingRules(const Code& code);

  const SharedRules& rows() const { return rows_; }

  // The same as in SharedRules, for a ring of n.
  std::uint64_t count_of_moves(std::uint64_t n) const { return count_of_breaks(openings_, n); }
  bool allows(std::uint64_t n, const Left& left) const { return is_break(openings_, n, left); }
  template <class Visit>
  void for_each_move(std::uint64_t n, Visit&& visit) const {
    for_each_option(openings_, n, [&](std::uint64_t, auto left) { visit(left_of(left)); });
  }

  // The same as in HeapValues, for a ring of n. `rows` must have the values of rows().
  std::uint64_t value(std::uint64_t n, HeapValues& rows) const;
  std::vector<Left> moves_to(std::uint64_t n, std::uint64_t nim_sum, HeapValues& rows) const;

  friend bool operator==(const RingRules& a, const RingRules& b) { return a.rows_ == b.rows_; }

 private:
  SharedRules rows_;
  Rules openings_;  // the code of the first moves, which never split
};

}  // namespace summand::heaps
