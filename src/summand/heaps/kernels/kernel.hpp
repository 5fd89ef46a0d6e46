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

// A sparse space (Winning Ways ch. 4): a value is rare if it has an even number of bits in common
// with the mask; where `by_position`, an odd heap counts as one bit more.
struct Split {
  std::uint32_t mask = 0;
  bool by_position = false;

  bool rare(std::uint64_t heap, std::uint32_t value) const {
    const bool odd = __builtin_parity(value & mask) != 0;
    return odd == (by_position && (heap & 1) != 0);
  }

  friend bool operator==(const Split&, const Split&) = default;
};

class Kernel {
 public:
  virtual ~Kernel() = default;
  virtual std::string_view name() const = 0;

  // Appends values until there are `size`, and true; false where the method does not fit any more (a
  // value or the rare heaps outgrow it): what it appended so far is right, and another kernel goes
  // on. Throws LimitReached with the values appended so far right, too.
  virtual bool extend(NimValues& values, std::size_t size) = 0;
};

}  // namespace summand::heaps
