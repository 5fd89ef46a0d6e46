// Kernel: one method to compute the next values of a nim-sequence. sequence.cpp chooses among them.
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

// A sparse space (Winning Ways ch. 4) divides heaps into rare and common ones. Two common heaps
// with a given number of counters in all never have certain nim-sums. odd() is the parity of the
// number of bits that a value shares with the mask. With `by_position` an odd heap counts as one
// more bit. A heap is rare if this parity is even, or, with `flipped`, if it is odd. (`flipped` is
// right for codes that break up heaps only by taking odd numbers.)
struct Split {
  std::uint32_t mask = 0;
  bool by_position = false;
  bool flipped = false;

  bool odd(std::uint64_t heap, std::uint32_t value) const {
    return (__builtin_parity(value & mask) != 0) != (by_position && (heap & 1) != 0);
  }
  bool rare(std::uint64_t heap, std::uint32_t value) const { return odd(heap, value) == flipped; }
  // Whether each pair of heaps with that many counters in all and that nim-sum has exactly one rare
  // heap.
  bool settles(std::uint64_t total, std::uint32_t value) const { return odd(total, value); }

  friend bool operator==(const Split&, const Split&) = default;
};

class Kernel {
 public:
  virtual ~Kernel() = default;
  virtual std::string_view name() const = 0;

  // Appends values until there are `size`, and returns true. Returns false if the method cannot
  // continue (because of a large value or too many rare heaps): the values appended so far are
  // right, and another kernel continues. Throws LimitReached. Then the values appended so far are
  // right, too.
  virtual bool extend(NimValues& values, std::size_t size) = 0;
};

}  // namespace summand::heaps
