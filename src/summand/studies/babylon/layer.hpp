// The positions of one layer, and the places that their moves lead to: the inner loop of tables.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "summand/studies/babylon/layer_moves.hpp"
#include "summand/studies/babylon/places.hpp"

namespace summand::babylon {

// Visits the positions of a layer that begin with a given partition, in the order of their places.
// Each thread needs its own walker.
class LayerWalker {
 public:
  LayerWalker(const Partitions& partitions, const Places& places, unsigned stacks)
      : partitions_(partitions), places_(places), stacks_(stacks) {}

  // Calls visit(walker) for each position. The walker then has the position.
  template <class Visit>
  void for_each_from(PartitionId first, Visit&& visit) {
    count_ = 0;
    left_[0] = places_.chips();
    sums_[0] = 0;
    if (!may_begin(first)) return;
    push(first);
    walk(stacks_ - partitions_.stacks(first), visit);
    pop();
  }

  // Moves to a position of any layer.
  void stand_at(const Colours& position) {
    count_ = 0;
    left_[0] = places_.chips();
    sums_[0] = 0;
    for (const PartitionId id : position.all()) push(id);
  }

  std::uint32_t place() const { return sums_[count_]; }
  unsigned count() const { return count_; }
  const PartitionId* ids() const { return ids_.data(); }

  // Calls f(place) for the place of every option. It may visit an option more than once.
  template <class F>
  void for_each_option(F&& f) {
    for_each_layer_move(
        partitions_, {ids_.data(), count_},
        [&](unsigned at, PartitionId becomes) { f(lowered(at, becomes)); },
        [&](unsigned upper, PartitionId larger, unsigned lower, PartitionId smaller) {
          f(exchanged(upper, larger, lower, smaller));
        });
  }

 private:
  // Whether the rest is possible: each colour needs a stack, at most as many chips as the first
  // colour, and a chip for each stack.
  bool may_begin(PartitionId first) const {
    const unsigned chips = partitions_.chips(first), stacks = partitions_.stacks(first);
    if (chips == 0 || chips > left_[0] || stacks > stacks_) return false;
    return may_go_on(left_[0] - chips, stacks_ - stacks, places_.colours() - 1, chips);
  }
  static bool may_go_on(unsigned chips, unsigned stacks, unsigned colours, unsigned most) {
    if (chips == 0 || stacks == 0) return chips == stacks;
    return stacks <= chips && colours * most >= chips && stacks * most >= chips;
  }

  void push(PartitionId id) {
    sums_[count_ + 1] = sums_[count_] + places_.term(count_, left_[count_], id);
    left_[count_ + 1] = left_[count_] - partitions_.chips(id);
    ids_[count_++] = id;
  }
  void pop() { --count_; }

  // The recursion is as deep as there are colours.
  template <class Visit>
  void walk(unsigned stacks, Visit& visit) {
    const unsigned left = left_[count_];
    if (left == 0) return visit(*this);
    const PartitionId most = ids_[count_ - 1];
    const unsigned most_chips = partitions_.chips(most);
    const unsigned colours = places_.colours() - count_ - 1;
    for (unsigned chips = std::min(left, most_chips); chips > 0; --chips) {
      for (unsigned of_these = std::min(chips, stacks); of_these > 0; --of_these) {
        if (!may_go_on(left - chips, stacks - of_these, colours, chips)) continue;
        const PartitionId end = std::min(partitions_.first(chips, of_these + 1), most + 1);
        for (PartitionId id = partitions_.first(chips, of_these); id < end; ++id) {
          push(id);
          walk(stacks - of_these, visit);
          pop();
        }
      }
    }
  }

  // The place after the partition at `at` is replaced by a smaller one with as many chips. It moves
  // after others with as many chips.
  std::uint32_t lowered(unsigned at, PartitionId becomes) const {
    const unsigned left = left_[at], chips = partitions_.chips(becomes);
    std::uint32_t sum = sums_[at];
    unsigned i = at, here = left;
    for (; i + 1 < count_ && ids_[i + 1] > becomes; ++i, here -= chips) {
      sum += places_.term(i, here, ids_[i + 1]);
    }
    return sum + places_.term(i, here, becomes) + (sums_[count_] - sums_[i + 1]);
  }

  // The place after one partition is replaced by a larger one, and another by a smaller one, which
  // may be empty. Partitions before both or behind both keep their terms.
  std::uint32_t exchanged(unsigned upper, PartitionId larger, unsigned lower,
                          PartitionId smaller) const {
    const PartitionId pending[] = {std::max(larger, smaller), std::min(larger, smaller)};
    unsigned placed = 0, at = std::min(upper, lower);
    while (at > 0 && ids_[at - 1] < pending[0]) --at;
    std::uint32_t sum = sums_[at];
    unsigned left = left_[at], next = at;
    const auto put = [&](PartitionId id) {
      sum += places_.term(next++, left, id);
      left -= partitions_.chips(id);
    };
    const unsigned behind = std::max(upper, lower);
    for (unsigned i = at; i < count_; ++i) {
      if (i == upper || i == lower) continue;
      while (placed < 2 && pending[placed] >= ids_[i]) put(pending[placed++]);
      if (placed == 2 && i > behind) return sum + (sums_[count_] - sums_[i]);
      put(ids_[i]);
    }
    while (placed < 2) put(pending[placed++]);
    return sum;
  }

  const Partitions& partitions_;
  const Places& places_;
  unsigned stacks_;
  unsigned count_ = 0;
  std::array<PartitionId, Partitions::kMostChips + 1> ids_{};
  std::array<unsigned, Partitions::kMostChips + 2> left_{};
  std::array<std::uint32_t, Partitions::kMostChips + 2> sums_{};
};

}  // namespace summand::babylon
