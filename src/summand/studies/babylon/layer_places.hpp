// LayerPlaces: a number for every position of one layer, and the numbers that its moves lead to.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "summand/studies/babylon/layer_moves.hpp"
#include "summand/studies/babylon/places.hpp"

namespace summand::babylon {

// A layer has the positions of the same number of stacks. They are numbered from 0 without gaps, in
// the order of Places. So a layer alone can be kept, and divided among several processes. As in
// Places, a number is the sum of one term for each colour. A term here also depends on the stacks
// that are left. It has 64 bits.
//
// The first colour has most of the partitions. If it has more than half of the chips, every
// partition of the rest is smaller. Then all partitions of the first colour with the same number of
// chips and stacks have the same number of positions, and no row is needed.
class LayerPlaces {
 public:
  // Assumes that the partitions have up to that many chips, and 1 <= chips, 1 <= colours. Throws
  // LimitReached.
  LayerPlaces(const Partitions& partitions, unsigned chips, unsigned colours, Budget& budget);

  const Partitions& partitions() const { return *partitions_; }
  unsigned chips() const { return chips_; }
  unsigned colours() const { return colours_; }
  // The positions of that many stacks. 1 <= stacks <= chips.
  std::uint64_t count(unsigned stacks) const { return count_[stacks]; }

  // The number of a position in its layer.
  std::uint64_t place(const Colours& position) const;
  // The position with this number. Assumes that it is below count(stacks). Costs a binary search
  // for each colour.
  Colours position(unsigned stacks, std::uint64_t place) const;

  // The number of ways to continue with a smaller partition than `id`, if that many chips and
  // stacks are left from the colour `at` (counted from 0) on.
  std::uint64_t term(unsigned at, unsigned chips, unsigned stacks, PartitionId id) const {
    if (at == 0 && 2 * partitions_->chips(id) > chips_) return first_term(stacks, id);
    return row(at, chips, stacks)[id];
  }

 private:
  // The partitions of the first colour with some number of chips and stacks.
  struct Group {
    std::uint64_t before = 0;  // positions that begin with a smaller partition than all of these
    std::uint64_t each = 0;    // positions that begin with one of them
    PartitionId first = 0;
  };

  std::size_t row_index(unsigned at, unsigned chips, unsigned stacks) const {
    return (std::size_t{at} * (chips_ + 1) + chips) * (chips_ + 1) + stacks;
  }
  const std::uint64_t* row(unsigned at, unsigned chips, unsigned stacks) const {
    return rows_[row_index(at, chips, stacks)].data();
  }
  // The partitions that a colour can have: none of the colours before it has fewer chips.
  unsigned most_chips(unsigned at, unsigned chips) const {
    return at == 0 ? chips_ / 2 : std::min(chips, (chips_ - chips) / at);
  }
  std::uint64_t first_term(unsigned stacks, PartitionId id) const {
    const Group& group =
        groups_[row_index(stacks, partitions_->chips(id), partitions_->stacks(id))];
    return group.before + (id - group.first) * group.each;
  }
  void fill_row(unsigned at, unsigned chips, unsigned stacks, Budget& budget);
  void fill_groups(unsigned stacks);

  const Partitions* partitions_;
  unsigned chips_, colours_;
  Charge charge_;
  std::vector<std::vector<std::uint64_t>> rows_;  // with the number of all ways at the end
  std::vector<Group> groups_;                     // by the stacks of the layer, chips and stacks
  std::vector<std::uint64_t> count_;
};

// A position of a layer, with the numbers in the layer before that its moves lead to.
class LayerCursor {
 public:
  LayerCursor(const LayerPlaces& places, unsigned stacks);

  // Moves to the position with this number. Assumes that it is below the number of positions.
  void go_to(std::uint64_t place);
  // Moves to the next position. Assumes that there is one. Cheaper than go_to.
  void next();

  std::uint64_t place() const { return place_; }
  unsigned count() const { return count_; }
  const PartitionId* ids() const { return ids_.data(); }

  // Calls f(place) for the number of every option in the layer before. It may visit an option more
  // than once.
  template <class F>
  void for_each_option(F&& f) const {
    for_each_layer_move(
        partitions_, {ids_.data(), count_},
        [&](unsigned at, PartitionId becomes) { f(lowered(at, becomes)); },
        [&](unsigned upper, PartitionId larger, unsigned lower, PartitionId smaller) {
          f(exchanged(upper, larger, lower, smaller));
        });
  }

 private:
  void push(PartitionId id);
  std::uint64_t lowered(unsigned at, PartitionId becomes) const;
  std::uint64_t exchanged(unsigned upper, PartitionId larger, unsigned lower,
                          PartitionId smaller) const;

  const LayerPlaces& places_;
  const Partitions& partitions_;
  unsigned stacks_;
  std::uint64_t place_ = 0;
  unsigned count_ = 0;
  PartitionId run_end_ = 0;  // the last partition may grow up to this one, without it
  std::array<PartitionId, Partitions::kMostChips + 1> ids_{};
  // What is left before each colour, and the sums of the terms before it: in this layer, and in the
  // layer before, where one stack fewer is left.
  std::array<unsigned, Partitions::kMostChips + 2> chips_left_{}, stacks_left_{};
  std::array<std::uint64_t, Partitions::kMostChips + 2> sums_{}, below_{};
};

}  // namespace summand::babylon
