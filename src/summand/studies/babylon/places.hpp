// Places: every position of so many chips in at most so many colours has a number.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/studies/babylon/partitions.hpp"

namespace summand::babylon {

// A position with its colours unnamed: the partition of each colour, the greatest number first.
struct Colours {
  std::array<PartitionId, Partitions::kMostChips + 1> ids{};  // zeros behind the last
  unsigned count = 0;

  std::span<const PartitionId> all() const { return {ids.data(), count}; }
};

// The positions are sorted by their first partition, then by the second, and so on. The number of
// a position is the sum of one term for each of its colours, which depends on how many chips and
// colours are left from there on and on the partition: the number of ways to go on with a smaller
// one. So a move changes only the terms between the places where it takes and puts a partition.
class Places {
 public:
  // Assumes that partitions go up to so many chips, and 1 <= colours. Throws LimitReached.
  Places(const Partitions& partitions, unsigned chips, unsigned colours, Budget& budget);

  unsigned chips() const { return chips_; }
  unsigned colours() const { return colours_; }
  std::uint64_t count() const { return count_; }

  std::uint32_t place(const Colours& position) const;
  // The position at a place below count().
  Colours position(std::uint32_t place) const;

  // The number of ways to go on with a smaller partition than `id`, where so many chips are left
  // from the colour `at` (counted from 0) on.
  std::uint32_t term(unsigned at, unsigned chips, PartitionId id) const {
    return rows_[at * (chips_ + 1) + chips][id];
  }
  // The terms of all partitions there.
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
