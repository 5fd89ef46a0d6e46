// statistics: properties of a nim-sequence besides its period.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/heaps/first_heaps.hpp"
#include "summand/heaps/split.hpp"

namespace summand::heaps {

// A list of heaps in rising order: their number below a size, the last of them, and the first ones.
struct HeapList {
  std::uint64_t number = 0;
  std::optional<std::uint64_t> last = {};
  std::vector<std::uint64_t> first = {};

  friend bool operator==(const HeapList&, const HeapList&) = default;
};

// All functions below go once or twice through the heaps that FirstHeaps looks at one by one. Lists
// have at most `most` heaps. The functions ask the budget of the values and throw LimitReached.

// The heaps of value 0, which are the P-positions. The empty heap is one.
HeapList p_positions(const FirstHeaps& heaps, std::size_t most);

// The largest value, and the first heap that has it. Assumes that there is a heap.
struct LargestValue {
  std::uint64_t value = 0;
  std::uint64_t first = 0;

  friend bool operator==(const LargestValue&, const LargestValue&) = default;
};
LargestValue largest_value(const FirstHeaps& heaps);

// The heaps that are rare by a split (a sparse space, Winning Ways ch. 4). Assumes that the heaps
// need no period with a saltus.
HeapList rare_heaps(const Split& split, const FirstHeaps& heaps, std::size_t most);

// The heaps below `count`, before the period begins, whose values differ from those that the period
// gives, read backwards. Assumes that the values below preperiod + period are known.
HeapList exceptional_heaps(const Period& period, const NimValues& values, std::uint64_t count,
                           std::size_t most);

// The number of P-positions in every period. Assumes a saltus of 0, and that the values below
// preperiod + period are known.
std::uint64_t p_positions_of_period(const Period& period, const NimValues& values);

// The best sparse space for these values, and whether it is useful: then few heaps are rare.
// Assumes that the heaps need no period with a saltus.
struct SparseSpace {
  Split split;
  HeapList rare;
  bool thin = false;  // at most one heap of twenty is rare
};
SparseSpace sparse_space(const FirstHeaps& heaps, std::size_t most);

// Ferguson's pairing property of a subtraction set: G(n) = 1 if and only if n >= s and G(n - s) =
// 0, where s is the least number of the set (Winning Ways ch. 4). Returns the first heap for which
// it fails. There should be none.
std::optional<std::uint64_t> unpaired_heap(std::span<const std::uint64_t> set,
                                           const FirstHeaps& heaps);

}  // namespace summand::heaps
