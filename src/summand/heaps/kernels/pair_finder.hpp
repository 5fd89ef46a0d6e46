// PairFinder: the search for two heaps of a given sum whose values have a given nim-sum.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/base/charged_vector.hpp"
#include "summand/heaps/kernels/block_ops.hpp"

namespace summand::heaps {

// Keeps the lowest bytes of values of two bytes. Few values of the block kernel are above a byte,
// so pairs are found by their lowest bytes, in half the time.
class PairFinder {
 public:
  PairFinder(FindPair find, Budget& budget) : find_(find), low_(budget) {}

  // As FindPair, for values of one or two bytes. They must be those of earlier calls, or continue
  // them. Throws LimitReached.
  template <class T>
  std::size_t operator()(const T* g, std::size_t total, std::size_t first, std::size_t last,
                         std::uint32_t value) {
    if constexpr (sizeof(T) == 1) {
      return find_(g, nullptr, total, first, last, value);
    } else {
      while (low_.size() < total) low_.push_back(static_cast<std::uint8_t>(g[low_.size()]));
      return find_(low_.data(), g, total, first, last, value);
    }
  }

 private:
  FindPair find_;
  ChargedVector<std::uint8_t> low_;
};

}  // namespace summand::heaps
