// BlockEngine: what the block kernel knows of a sequence and how it finds the values that follow.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/heaps/kernels/block_helpers.hpp"
#include "summand/heaps/kernels/block_ops.hpp"
#include "summand/heaps/kernels/block_rows.hpp"
#include "summand/heaps/kernels/finite_moves.hpp"
#include "summand/heaps/kernels/kernel.hpp"
#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// Two heaps of different class (one rare, one common) make a common nim-sum, two of the same class
// a rare one. So the options of n that are common are few to look at: one for each rare heap; and
// the value of n is the least common number that is not among them, unless a smaller rare number is
// no option either, which one pair of heaps refutes.
//
// A block of heaps is worked on in three steps:
// 1. For each number in turn the heaps of the block are found in which it is an option, by a few
//    helpers and whole rows of bits. What is left are for each heap a few candidates, which are
//    common, and a few rare numbers that are open.
// 2. In groups of 64 heaps the candidates are compared with all pairs with a rare heap.
// 3. Heap by heap come the pairs that lie in the group itself, and for each open number below the
//    first candidate that stands a search for a pair.
class BlockEngine {
 public:
  BlockEngine(FiniteMoves moves, Split split, const BlockOps& ops, Budget& budget);

  // Learns all values that others appended. False where one is too large for this method, or there
  // are too many rare heaps.
  bool learn(const NimValues& values);

  // Appends at least one value and at most `most`; false as above, and then perhaps none.
  bool advance(NimValues& values, std::size_t most);

 private:
  static constexpr std::size_t kSmallest = 256;  // heaps below are worked on one by one

  using Numbers = std::array<std::uint64_t, BlockRows::kValues / 64>;

  // What step 1 leaves open of each heap of a block.
  struct Open {
    std::array<std::uint8_t, kBlock> candidates;
    std::array<std::array<std::uint16_t, kBlock>, kCandidates> candidate;
    std::array<Numbers, kBlock> rare;
  };

  // Whether the value is an option of the heap only by pairs with a rare heap.
  bool settled(std::uint64_t heap, std::uint32_t value) const;
  void note(std::uint64_t heap, std::uint32_t value);

  void cover_block(std::size_t first, std::size_t count);
  void keep_open(std::uint32_t value, std::size_t first, const BlockBits& left, BlockBits& alive);

  // Steps 2 and 3; where count is 0 one value without step 1.
  template <class T>
  bool block(NimValues& values, std::size_t count);
  template <class T>
  bool append(NimValues& values, T* g, std::uint32_t value);
  std::size_t rares_below(std::size_t heap) const;
  template <class T>
  Hits verify(const T* g, std::size_t first, std::size_t lane, std::size_t old_rares) const;

  // The value of n, which stands so far behind the first heap of the block; the lowest bits of the
  // hits are those of n.
  template <class T>
  std::uint32_t value_in_block(const T* g, std::size_t n, std::size_t lane, const Hits& hits,
                               std::size_t old_rares);
  template <class T>
  std::uint32_t value_alone(const T* g, std::size_t n);
  std::uint32_t unmarked_common(std::size_t n) const;
  // The least number below the mex that is not settled and no option, or else the mex. Of those
  // below looked_at it is known which are open.
  template <class T>
  std::uint32_t least_open(const T* g, std::size_t n, std::uint32_t mex, const Numbers& open,
                           std::uint32_t looked_at);
  // Marks the options of n by pairs with the rare heaps from that one to that.
  template <class T>
  void mark_pairs(const T* g, std::size_t n, std::size_t from, std::size_t to);
  // Begins new marks, with the moves that leave one heap or none.
  template <class T>
  void mark_single(const T* g, std::size_t n);
  bool marked(std::uint32_t value) const { return marks_[value] == stamp_; }
  // Whether the value is an option, by a search among all pairs.
  template <class T>
  bool reached(const T* g, std::size_t n, std::uint32_t value);

  FiniteMoves moves_;
  Split split_;
  BlockOps ops_;
  Budget* budget_;
  std::size_t farthest_;            // the largest digit that breaks heaps
  std::size_t back_from_ = 0;       // the largest that the rows are asked for
  std::vector<std::uint8_t> back_;  // the distances of these digits from it
  std::size_t known_ = 0;           // heaps
  std::uint32_t largest_ = 0;       // value
  ChargedVector<RareHeap> rares_;   // by rising heaps
  BlockRows rows_;
  BlockHelpers helpers_;
  Zeroed<Open> open_;
  std::array<std::uint32_t, 2 * BlockRows::kValues> marks_{};
  std::uint32_t stamp_ = 0;
  bool outgrown_ = false;  // by the rare heaps
  std::size_t blocks_ = 0;
  std::uint32_t range_ = 0;  // the numbers below were looked at in step 1
};

}  // namespace summand::heaps
