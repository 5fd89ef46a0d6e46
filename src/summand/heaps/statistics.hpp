// statistics: what one asks of a nim-sequence beside its period.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/period.hpp"
#include "summand/heaps/split.hpp"

namespace summand::heaps {

// Heaps in rising order: how many there are below a size, the last of them, and the first ones.
struct HeapList {
  std::uint64_t number = 0;
  std::optional<std::uint64_t> last = {};
  std::vector<std::uint64_t> first = {};

  friend bool operator==(const HeapList&, const HeapList&) = default;
};

// All functions below look at the first `count` values, which must be known, once or twice; lists
// have at most `most` heaps. They ask the budget of the values, and throw LimitReached.

// Those of value 0, the P-positions; the empty heap is one.
HeapList p_positions(const NimValues& values, std::size_t count, std::size_t most);

// Those that are rare by a split (a sparse space, Winning Ways ch. 4).
HeapList rare_heaps(const Split& split, const NimValues& values, std::size_t count,
                    std::size_t most);

// Those before the period sets in whose values are not what the period says, read backwards.
HeapList exceptional_heaps(const Period& period, const NimValues& values, std::size_t most);

// How many heaps have a value, and the first that has it.
struct ValueCount {
  std::uint32_t value = 0;
  std::uint64_t heaps = 0;
  std::uint64_t first = 0;

  friend bool operator==(const ValueCount&, const ValueCount&) = default;
};

// All values that occur, in rising order; their memory is charged.
std::vector<ValueCount> histogram(const NimValues& values, std::size_t count, Charge& charge);

// The best sparse space for these values, and whether it is of use: then few heaps are rare.
struct SparseSpace {
  Split split;
  HeapList rare;
  bool thin = false;  // at most one heap of twenty is rare
};
SparseSpace sparse_space(const NimValues& values, std::size_t count, std::size_t most);

// Ferguson's pairing property of a subtraction set: G(n) = 1 just where n >= s and G(n - s) = 0,
// s the least number of the set (Winning Ways ch. 4). The first heap where it fails; there is none.
std::optional<std::uint64_t> unpaired_heap(std::span<const std::uint64_t> set,
                                           const NimValues& values, std::size_t count);

}  // namespace summand::heaps
