// Shards: which rank keeps which of many numbered things, and where.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "summand/base/check.hpp"

namespace summand {

// Blocks of consecutive numbers go round the ranks: block b belongs to rank b mod ranks. A rank
// keeps its blocks one after another. The blocks do not depend on the number of ranks, so that
// other ranks can take them over. Their length grows with the count: even few things are divided,
// and many things have long blocks, which are walked through quickly.
class Shards {
 public:
  static constexpr std::uint64_t kMostBlock = 4096;

  // Assumes ranks >= 1.
  Shards(std::uint64_t count, unsigned ranks)
      : count_(count),
        ranks_(ranks),
        shift_(static_cast<unsigned>(
            std::bit_width(std::clamp<std::uint64_t>(count / 1024, 4, kMostBlock)) - 1)) {
    SUMMAND_CHECK(ranks >= 1);
  }

  std::uint64_t count() const { return count_; }
  unsigned ranks() const { return ranks_; }
  std::uint64_t block_length() const { return std::uint64_t{1} << shift_; }
  std::uint64_t blocks() const { return (count_ >> shift_) + (count_ % block_length() != 0); }
  // The numbers in a block. Only the last block can be shorter than the others.
  std::uint64_t length_of(std::uint64_t block) const {
    return std::min(block_length(), count_ - (block << shift_));
  }

  unsigned owner(std::uint64_t number) const {
    return static_cast<unsigned>((number >> shift_) % ranks_);
  }
  // Where its owner keeps it.
  std::uint64_t local(std::uint64_t number) const {
    return ((number >> shift_) / ranks_ << shift_) | (number & (block_length() - 1));
  }
  // The thing that a rank keeps there.
  std::uint64_t number(unsigned rank, std::uint64_t local) const {
    return ((local >> shift_) * ranks_ + rank) << shift_ | (local & (block_length() - 1));
  }

  // How many blocks and how many things a rank keeps.
  std::uint64_t blocks_of(unsigned rank) const { return (blocks() + ranks_ - 1 - rank) / ranks_; }
  std::uint64_t count_of(unsigned rank) const {
    const std::uint64_t own = blocks_of(rank);
    if (own == 0) return 0;
    const std::uint64_t last = (own - 1) * ranks_ + rank;
    return ((own - 1) << shift_) + length_of(last);
  }

 private:
  std::uint64_t count_;
  unsigned ranks_, shift_;
};

}  // namespace summand
