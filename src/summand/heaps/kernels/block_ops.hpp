// BlockOps: the inner loops of the block kernel, one version for each level of processor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "summand/base/cpu.hpp"

namespace summand::heaps {

// A block is so many heaps; one bit of seven words for each, and an eighth word that is not used.
inline constexpr std::size_t kBlock = 448;
using BlockBits = std::array<std::uint64_t, 8>;

// A heap and its value; in a list of rare heaps, or of heaps that help to reach some value.
struct RareHeap {
  std::uint32_t heap, value;
};
struct Helper {
  std::uint16_t heap, value;
};

// Asks in which heaps n of a block a value is an option because, for one of the helpers and one of
// the breaking digits i, the heap n - i - helper has the right value.
struct CoverTask {
  const std::uint8_t* rows;  // row v: bit p is set where the heap p (from some heap on) has value v
  std::size_t stride;        // bytes from row to row
  std::size_t total;         // the bit of (first heap of the block) - (largest of the digits)
  const std::uint8_t* back;  // (largest of the digits) - digit, each at most kFarthestBack
  std::size_t digits;
  const Helper* helpers;
  std::size_t count;
  std::uint32_t value;
  unsigned least_gain;   // stop where sixteen helpers settle fewer heaps
  std::uint16_t* gains;  // how many heaps each helper settled, or nullptr
};
inline constexpr std::size_t kFarthestBack = 56;

// A heap has so many candidates for its value, and so many heaps are looked at together.
inline constexpr std::size_t kCandidates = 16;
inline constexpr std::size_t kGroup = 64;
template <class T>
using Candidates = std::array<std::array<T, kGroup>, kCandidates>;
using Hits = std::array<std::uint64_t, kCandidates>;

template <class T>
struct BlockLoops {
  // Bit j of hit k is set where candidate k of heap j is g[j - r] ^ (value of r) for one of the
  // rare heaps r; g points to the value of the total of heap 0.
  Hits (*verify)(const T* g, const RareHeap* rares, std::size_t count, const Candidates<T>&);
  // The first heap a in [first, last] with g[a] ^ g[total - a] = value, or 0.
  std::size_t (*find_pair)(const T* g, std::size_t total, std::size_t first, std::size_t last,
                           T value);
};

struct BlockOps {
  // Takes out of `left` the heaps in which the value is an option by the first helpers of the list.
  void (*cover)(const CoverTask& task, BlockBits& left);
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

// The best for a processor of that level, which this machine must have.
BlockOps block_ops(CpuLevel level);

BlockOps block_ops_portable();
BlockOps block_ops_avx2();
BlockOps block_ops_avx512();

}  // namespace summand::heaps
