// BlockEngine: the data of the block kernel about a sequence, and how it finds the next values.
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
#include "summand/heaps/kernels/pair_finder.hpp"
#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// Two heaps of different classes (one rare, one common) have a common nim-sum. Two of the same
// class have a rare one. So only few pairs must be checked to find the common options of n: one for
// each rare heap. The value of n is the least common number that is no option, unless a smaller
// rare number is no option, either. One pair of heaps shows that a rare number is an option.
//
// A block of heaps is computed in three steps:
// 1. For each number, a few helpers and whole rows of bits find the heaps of the block that have it
//    as an option. A few common candidates and a few open rare numbers are left for each heap.
// 2. In groups of 64 heaps the candidates are compared with all pairs with a rare heap.
// 3. For each heap, the pairs inside the group are checked. Then a pair is searched for each open
//    number below the first candidate that is left.
class BlockEngine {
 public:
  BlockEngine(FiniteMoves moves, Split split, const BlockOps& ops, Budget& budget);

  // Learns all values that others appended. Returns false if one is too large for this method, or
  // if there are too many rare heaps.
  bool learn(const NimValues& values);

  // Appends at least one value and at most `most`. Returns false as above, and then it may have
  // appended none.
  bool advance(NimValues& values, std::size_t most);

 private:
  static constexpr std::size_t kSmallest = 256;  // smaller heaps are computed one by one

  using Numbers = std::array<std::uint64_t, BlockRows::kValues / 64>;

  // The result of step 1 for each heap of a block.
  struct Open {
    std::array<std::uint8_t, kBlock> candidates;
    std::array<std::array<std::uint16_t, kBlock>, kCandidates> candidate;
    std::array<Numbers, kBlock> rare;
  };

  // Whether the value can be an option of the heap only by pairs with a rare heap.
  bool settled(std::uint64_t heap, std::uint32_t value) const;
  void note(std::uint64_t heap, std::uint32_t value);

  void cover_block(std::size_t first, std::size_t count);
  void keep_open(std::uint32_t value, std::size_t first, const BlockBits& left, BlockBits& alive);

  // Steps 2 and 3. If count is 0, computes one value without step 1.
  template <class T>
  bool block(NimValues& values, std::size_t count);
  template <class T>
  bool append(NimValues& values, T* g, std::uint32_t value);
  std::size_t rares_below(std::size_t heap) const;
  template <class T>
  Hits verify(const T* g, std::size_t first, std::size_t lane, std::size_t old_rares) const;

  // The value of n. `lane` is its distance from the first heap of the block, and the lowest bits of
  // the hits belong to n.
  template <class T>
  std::uint32_t value_in_block(const T* g, std::size_t n, std::size_t lane, const Hits& hits);
  // Whether the value is an option of n by a pair that verify() does not know: one of its heaps is
  // near 0, and the other may have been computed since.
  template <class T>
  bool near_option(const T* g, std::size_t n, std::uint32_t value);
  template <class T>
  std::uint32_t value_alone(const T* g, std::size_t n);
  std::uint32_t unmarked_common(std::size_t n) const;
  // The least number below the mex that is not settled and no option, or otherwise the mex. For
  // numbers below looked_at it is known which are open.
  template <class T>
  std::uint32_t least_open(const T* g, std::size_t n, std::uint32_t mex, const Numbers& open,
                           std::uint32_t looked_at);
  // Marks the options of n by pairs with the rare heaps from index `from` up to `to`.
  template <class T>
  void mark_pairs(const T* g, std::size_t n, std::size_t from, std::size_t to);
  // Starts new marks, with the moves that leave at most one heap.
  template <class T>
  void mark_single(const T* g, std::size_t n);
  bool marked(std::uint32_t value) const { return marks_[value] == stamp_; }
  // Whether the value is an option, found by a search of all pairs.
  template <class T>
  bool reached(const T* g, std::size_t n, std::uint32_t value);

  FiniteMoves moves_;
  Split split_;
  BlockOps ops_;
  PairFinder find_pair_;
  Budget* budget_;
  std::size_t farthest_;            // the largest digit that breaks heaps
  std::size_t back_from_ = 0;       // the largest digit for which the rows are used
  std::vector<std::uint8_t> back_;  // the distances of these digits from it
  std::size_t known_ = 0;           // heaps
  std::uint32_t largest_ = 0;       // value
  ChargedVector<RareHeap> rares_;   // in rising order of heaps
  BlockRows rows_;
  BlockHelpers helpers_;
  Zeroed<Open> open_;
  std::array<std::uint32_t, 2 * BlockRows::kValues> marks_{};
  std::uint32_t stamp_ = 0;
  bool outgrown_ = false;  // because there are too many rare heaps
  std::size_t blocks_ = 0;
  std::uint32_t range_ = 0;  // step 1 covered the numbers below this
  std::size_t most_candidates_ = kCandidates;
};

}  // namespace summand::heaps
