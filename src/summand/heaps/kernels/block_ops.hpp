// BlockOps: the inner loops of the block kernel, one version for each level of processor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "summand/base/cpu.hpp"

namespace summand::heaps {

// The number of heaps in a block: one bit for each in seven words. The eighth word is not used.
inline constexpr std::size_t kBlock = 448;
using BlockBits = std::array<std::uint64_t, 8>;

// A heap and its value, in a list of rare heaps or of helpers for a value.
struct RareHeap {
  std::uint32_t heap, value;
};
struct Helper {
  std::uint16_t heap, value;
};

// Finds the heaps n of a block in which a value is an option. For one of the helpers and one of the
// breaking digits i, the heap n - i - helper must have the right value.
struct CoverTask {
  const std::uint8_t* rows;  // bit p of row v: heap p (counted from some heap) has value v
  std::size_t stride;        // bytes from row to row
  std::size_t total;         // the bit of (first heap of the block) - (largest of the digits)
  const std::uint8_t* back;  // (largest of the digits) - digit, each at most kFarthestBack
  std::size_t digits;
  const Helper* helpers;
  std::size_t count;
  std::uint32_t value;
  unsigned least_gain;   // stop if kHelpersBetween helpers settle fewer heaps
  std::uint16_t* gains;  // how many heaps each helper settled, or nullptr
};
inline constexpr std::size_t kFarthestBack = 56;
// The number of helpers that are tried before the heaps that are left are counted.
inline constexpr std::size_t kHelpersBetween = 48;

// The number of candidates for the value of a heap. Games with larger values need more of them.
template <class T>
inline constexpr std::size_t kCandidatesOf = sizeof(T) == 1 ? 12 : 16;
inline constexpr std::size_t kCandidates = 16;  // at most
// The number of heaps computed together.
inline constexpr std::size_t kGroup = 64;
template <class T>
using Candidates = std::array<std::array<T, kGroup>, kCandidatesOf<T>>;
using Hits = std::array<std::uint64_t, kCandidates>;

// The first heap a in [first, last] with g(a) xor g(total - a) = value, or 0 if there is none.
// `low` has the lowest byte of each g. `all` has the whole values if they have two bytes. Otherwise
// it is nullptr. Assumes 0 < first and 2 last <= total.
using FindPair = std::size_t (*)(const std::uint8_t* low, const std::uint16_t* all,
                                 std::size_t total, std::size_t first, std::size_t last,
                                 std::uint32_t value);

template <class T>
struct BlockLoops {
  // Sets bit j of hit k if candidate k of heap j is g[j - r] ^ (value of r) for one of the rare
  // heaps r. g points to the value of the total of heap 0.
  Hits (*verify)(const T* g, const RareHeap* rares, std::size_t count, const Candidates<T>&);
};

struct BlockOps {
  // Removes from `left` the heaps in which the value is an option by the first helpers of the list.
  void (*cover)(const CoverTask& task, BlockBits& left);
  FindPair find_pair;
  BlockLoops<std::uint8_t> bytes;
  BlockLoops<std::uint16_t> shorts;

  template <class T>
  const BlockLoops<T>& loops() const {
    if constexpr (sizeof(T) == 1) {
      return bytes;
    } else {
      return shorts;
    }
  }
};

// The best version for a processor of that level. Assumes that this machine has the level.
BlockOps block_ops(CpuLevel level);

BlockOps block_ops_portable();
BlockOps block_ops_avx2();
BlockOps block_ops_avx512();

}  // namespace summand::heaps
