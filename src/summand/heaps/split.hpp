// SplitFinder: the sparse space that leaves the fewest rare heaps among all heaps seen so far.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "summand/heaps/kernels/kernel.hpp"
#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// The splits by which a code is computed: one for the digits that take an even number and break up
// the rest, one for those that take an odd number. In most games they are the same.
struct Splits {
  Split even, odd;

  const Split& for_taking(std::uint64_t taken) const { return taken % 2 == 0 ? even : odd; }
  bool same() const { return even == odd; }
  friend bool operator==(const Splits&, const Splits&) = default;
};

// How many heaps below `count` are rare, and the last of them.
struct RareHeaps {
  std::uint64_t number = 0;
  std::uint64_t last = 0;
};
RareHeaps rare_heaps(const Split& split, const NimValues& values);

// Keeps a histogram of the values at even and at odd heaps. Its Walsh-Hadamard transform has the
// number of rare heaps for every mask at once. All heaps are counted, from 0 on: the last ones
// alone leave ties that are broken badly.
class SplitFinder {
 public:
  // Counts the values that came to be known since the last time. Throws LimitReached where the
  // largest of them is too much for what best() does.
  void count(const NimValues& values);

  std::uint32_t largest() const { return largest_; }

  struct Best {
    Splits splits;
    std::uint64_t rare = 0;  // heaps that are rare by one of them, the larger number
  };
  // The best split for a code with breaking digits of these parities; of two that are as good the
  // one by value alone, of these the one with the smaller mask. About V log V steps where all
  // values are below V. Throws LimitReached.
  Best best(bool even_digits, bool odd_digits, Budget& budget) const;

 private:
  std::size_t counted_ = 0;
  std::uint32_t largest_ = 0;
  std::vector<std::int64_t> counts_[2];  // how many heaps of that parity have value v
};

}  // namespace summand::heaps
