// Partitions: the stacks of one colour as a numbered partition of its chips, with their moves.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"

namespace summand::babylon {

// The number of a partition. It needs 32 bits, because there are more than 2^16 of up to 34 chips.
using PartitionId = std::uint32_t;

// All partitions of 0 to `chips` chips, numbered from 0 (no stack). They are sorted by chips, then
// by the number of stacks, then by the stacks from the highest on.
class Partitions {
 public:
  static constexpr unsigned kMostChips = 60;  // a bit for each height, and ids of 32 bits
  static constexpr PartitionId kNone = ~PartitionId{0};

  // Throws LimitReached.
  Partitions(unsigned chips, Budget& budget);

  unsigned most_chips() const { return chips_; }
  PartitionId count() const { return static_cast<PartitionId>(facts_.size() - 1); }
  // Partitions of `chips` chips in `stacks` stacks have the ids from first(chips, stacks) up to
  // first(chips, stacks + 1) - 1.
  PartitionId first(unsigned chips, unsigned stacks) const {
    return first_[chips * (chips_ + 2) + stacks];
  }
  PartitionId end(unsigned chips) const { return first(chips, chips + 1); }

  unsigned chips(PartitionId id) const { return facts_[id].chips; }
  unsigned stacks(PartitionId id) const { return facts_[id].stacks; }
  // Bit h - 1 tells whether there is a stack of height h.
  std::uint64_t heights(PartitionId id) const { return facts_[id].heights; }

  // The results of putting one stack of the colour on another.
  std::span<const PartitionId> merged(PartitionId id) const {
    return {merged_.data() + facts_[id].merged, merged_.data() + facts_[id + 1].merged};
  }
  // The partition without one stack of that height, which must exist.
  PartitionId without(PartitionId id, unsigned height) const {
    return without_[facts_[id].changed + place(id, height)];
  }
  // The partition after a stack of that height, which must exist, became twice as high. It is kNone
  // if that needs too many chips.
  PartitionId doubled(PartitionId id, unsigned height) const {
    return doubled_[facts_[id].changed + place(id, height)];
  }

  // Assumes that heights are in falling order and add up to at most most_chips().
  PartitionId id_of(std::span<const unsigned> heights) const;
  // In falling order.
  std::vector<unsigned> heights_of(PartitionId id) const;

 private:
  struct Facts {
    std::uint64_t heights = 0;
    std::uint32_t merged = 0, changed = 0;  // where its moves begin
    std::uint8_t chips = 0, stacks = 0;
  };

  unsigned place(PartitionId id, unsigned height) const {
    const std::uint64_t lower = (std::uint64_t{1} << (height - 1)) - 1;
    return static_cast<unsigned>(__builtin_popcountll(facts_[id].heights & lower));
  }
  // How many partitions of that many chips have that many stacks, none higher than `height`.
  std::uint32_t& ways(unsigned chips, unsigned stacks, unsigned height) {
    return ways_[(chips * (chips_ + 1) + stacks) * (chips_ + 1) + height];
  }
  std::uint32_t ways(unsigned chips, unsigned stacks, unsigned height) const {
    return ways_[(chips * (chips_ + 1) + stacks) * (chips_ + 1) + height];
  }
  void count_ways();
  void add(std::span<const unsigned> heights);
  void find_moves(PartitionId id);
  void add_all(std::vector<unsigned>& heights, unsigned chips, unsigned stacks, unsigned highest);

  unsigned chips_;
  Charge charge_;
  std::vector<std::uint32_t> ways_;
  std::vector<PartitionId> first_;
  std::vector<Facts> facts_;  // with one extra entry at the end
  std::vector<PartitionId> merged_, without_, doubled_;
};

}  // namespace summand::babylon
