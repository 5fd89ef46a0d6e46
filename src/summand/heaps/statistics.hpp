// statistics: properties of a nim-sequence besides its period.
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

// A list of heaps in rising order: their number below a size, the last of them, and the first ones.
struct HeapList {
  std::uint64_t number = 0;
  std::optional<std::uint64_t> last = {};
  std::vector<std::uint64_t> first = {};

  friend bool operator==(const HeapList&, const HeapList&) = default;
};

// All functions below read the first `count` values once or twice. These must be known. Lists have
// at most `most` heaps. The functions ask the budget of the values and throw LimitReached.

// The heaps of value 0, which are the P-positions. The empty heap is one.
HeapList p_positions(const NimValues& values, std::size_t count, std::size_t most);

// The heaps that are rare by a split (a sparse space, Winning Ways ch. 4).
HeapList rare_heaps(const Split& split, const NimValues& values, std::size_t count,
                    std::size_t most);

// The heaps before the period begins whose values differ from those that the period gives, read
// backwards.
HeapList exceptional_heaps(const Period& period, const NimValues& values, std::size_t most);

// The number of heaps with a value, and the first of them.
struct ValueCount {
  std::uint32_t value = 0;
  std::uint64_t heaps = 0;
  std::uint64_t first = 0;

  friend bool operator==(const ValueCount&, const ValueCount&) = default;
};

// All values that occur, in rising order. The memory is charged.
std::vector<ValueCount> histogram(const NimValues& values, std::size_t count, Charge& charge);

// The best sparse space for these values, and whether it is useful: then few heaps are rare.
struct SparseSpace {
  Split split;
  HeapList rare;
  bool thin = false;  // at most one heap of twenty is rare
};
SparseSpace sparse_space(const NimValues& values, std::size_t count, std::size_t most);

// Ferguson's pairing property of a subtraction set: G(n) = 1 if and only if n >= s and G(n - s) =
// 0, where s is the least number of the set (Winning Ways ch. 4). Returns the first heap for which
// it fails. There should be none.
std::optional<std::uint64_t> unpaired_heap(std::span<const std::uint64_t> set,
                                           const NimValues& values, std::size_t count);

}  // namespace summand::heaps
