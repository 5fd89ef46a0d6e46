// Kernel: one method to compute a nim-sequence further; sequence.cpp chooses among them.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/cpu.hpp"
#include "summand/heaps/code.hpp"
#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// A sparse space (Winning Ways ch. 4): which heaps are rare, so that two heaps that both are not,
// and have a certain number of counters together, never have certain nim-sums. `odd` is the number
// of bits, modulo 2, that a value has in common with the mask. Rare are the heaps where that is
// even; where `by_position` an odd heap counts as one bit more, and `flipped` exchanges the two
// (which is right for codes that break up heaps by taking odd numbers only).
struct Split {
  std::uint32_t mask = 0;
  bool by_position = false;
  bool flipped = false;

  bool odd(std::uint64_t heap, std::uint32_t value) const {
    return (__builtin_parity(value & mask) != 0) != (by_position && (heap & 1) != 0);
  }
  bool rare(std::uint64_t heap, std::uint32_t value) const { return odd(heap, value) == flipped; }
  // Whether each pair of heaps with that many counters together and that nim-sum has a rare one
  // (exactly one).
  bool settles(std::uint64_t total, std::uint32_t value) const { return odd(total, value); }

  friend bool operator==(const Split&, const Split&) = default;
};

class Kernel {
 public:
  virtual ~Kernel() = default;
  virtual std::string_view name() const = 0;

  // Appends values until there are `size`, and true; false where the method does not fit any more
  // (a value or the rare heaps outgrow it): what it appended so far is right, and another kernel
  // goes on. Throws LimitReached with the values appended so far right, too.
  virtual bool extend(NimValues& values, std::size_t size) = 0;
};

}  // namespace summand::heaps
