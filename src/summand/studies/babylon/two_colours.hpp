// TwoColours: who wins each position with a given number of chips in two colours.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "summand/base/zeroed.hpp"
#include "summand/games/babylon/stacks.hpp"
#include "summand/studies/babylon/partitions.hpp"

namespace summand::babylon {

// It stores outcomes only and is three times as fast as a Table. The results of moves within the
// colour with more chips are looked up for a whole row of positions at once, and the first winning
// move is enough.
class TwoColours {
 public:
  // Solves all positions, also those of one colour, in layers by stacks. Assumes that the
  // partitions have up to `chips` chips and outlive it. Throws LimitReached.
  TwoColours(const Partitions& partitions, unsigned chips, Budget& budget, unsigned threads);

  unsigned chips() const { return chips_; }
  std::uint64_t positions() const;  // without names of colours

  // Whether the player to move loses. The arguments are the partitions of the two colours.
  bool lost(PartitionId a, PartitionId b) const;
  // The same for a position of one or two colours with these chips.
  bool lost(const Stacks& stacks) const;

 private:
  PartitionId width(unsigned chips) const {
    return partitions_->end(chips) - partitions_->first(chips, 0);
  }
  // The row of a partition of at least half of the chips: a byte for each partition of the rest.
  std::uint8_t* row(PartitionId a) {
    const unsigned chips = partitions_->chips(a);
    return &lost_[starts_[chips] +
                  std::size_t{a - partitions_->first(chips, 0)} * width(chips_ - chips)];
  }
  const std::uint8_t* row(PartitionId a) const { return const_cast<TwoColours*>(this)->row(a); }
  void solve_row(PartitionId a, unsigned stacks, std::vector<std::uint8_t>& won);
  bool won_otherwise(PartitionId a, const std::uint8_t* row, PartitionId b) const;

  const Partitions* partitions_;
  unsigned chips_;
  std::vector<std::size_t> starts_;  // of the rows, by the number of chips of their partitions
  Zeroed<std::uint8_t> lost_;
};

}  // namespace summand::babylon
