// SplitFinder: finds the sparse space with the fewest rare heaps among all heaps seen so far.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "summand/heaps/first_heaps.hpp"
#include "summand/heaps/kernels/kernel.hpp"
#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// The splits used for a code: one for the digits that take an even number and break up the rest,
// and one for those that take an odd number. In most games they are equal.
struct Splits {
  Split even, odd;

  const Split& for_taking(std::uint64_t taken) const { return taken % 2 == 0 ? even : odd; }
  bool same() const { return even == odd; }
  friend bool operator==(const Splits&, const Splits&) = default;
};

// The number of rare heaps below `count`, and the last of them.
struct RareHeaps {
  std::uint64_t number = 0;
  std::uint64_t last = 0;
};
RareHeaps rare_heaps(const Split& split, const NimValues& values);

// Keeps a histogram of the values at even and at odd heaps. Its Walsh-Hadamard transform gives the
// number of rare heaps for all masks at once. All heaps from 0 on are counted: the last ones alone
// would leave many ties.
class SplitFinder {
 public:
  // Counts the values added since the last call. Throws LimitReached if the largest value is too
  // large for best().
  void count(const NimValues& values);
  // Counts other heaps instead. Assumes that they need no period with a saltus.
  void count(const FirstHeaps& heaps);

  std::uint32_t largest() const { return largest_; }

  struct Best {
    Splits splits;
    std::uint64_t rare = 0;  // heaps that are rare by one of the splits, the larger number
  };
  // The best split for a code with breaking digits of these parities. Of two equally good ones it
  // is the one by value only, and of those the one with the smaller mask. Takes about V log V steps
  // if all values are below V. Throws LimitReached.
  Best best(bool even_digits, bool odd_digits, Budget& budget) const;

 private:
  std::uint64_t counted_ = 0;
  std::uint32_t largest_ = 0;
  std::vector<std::int64_t> counts_[2];  // number of heaps of that parity with value v
};

}  // namespace summand::heaps
