// Places: a number for every position with a given number of chips in at most a given number of
// colours.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/studies/babylon/partitions.hpp"

namespace summand::babylon {

// A position without names of colours: the partition of each colour, the greatest id first.
struct Colours {
  std::array<PartitionId, Partitions::kMostChips + 1> ids{};  // zeros after the last
  unsigned count = 0;

  std::span<const PartitionId> all() const { return {ids.data(), count}; }
};

// Positions are sorted by their first partition, then by the second, and so on. The number of a
// position is the sum of one term for each colour. The term depends on the partition and on how
// many chips and colours are left from there on. It is the number of ways to continue with a
// smaller partition. So a move changes only the terms between the places where it removes and
// inserts a partition.
class Places {
 public:
  // Assumes that the partitions have up to that many chips, and 1 <= colours. Throws LimitReached.
  Places(const Partitions& partitions, unsigned chips, unsigned colours, Budget& budget);

  unsigned chips() const { return chips_; }
  unsigned colours() const { return colours_; }
  std::uint64_t count() const { return count_; }

  std::uint32_t place(const Colours& position) const;
  // The position with this number. Assumes that it is below count().
  Colours position(std::uint32_t place) const;

  // The number of ways to continue with a smaller partition than `id`, if that many chips are left
  // from the colour `at` (counted from 0) on.
  std::uint32_t term(unsigned at, unsigned chips, PartitionId id) const {
    return rows_[at * (chips_ + 1) + chips][id];
  }
  // The terms of all partitions at that colour.
  const std::uint32_t* row(unsigned at, unsigned chips) const {
    return rows_[at * (chips_ + 1) + chips];
  }

 private:
  unsigned chips_, colours_;
  Charge charge_;
  std::uint64_t count_ = 0;
  std::vector<const std::uint32_t*> rows_;
  std::vector<std::vector<std::uint32_t>> kept_;
  const Partitions* partitions_;
};

}  // namespace summand::babylon
