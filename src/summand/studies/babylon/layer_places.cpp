#include "summand/studies/babylon/layer_places.hpp"

#include "summand/base/check.hpp"
#include "summand/base/size.hpp"

namespace summand::babylon {

LayerPlaces::LayerPlaces(const Partitions& partitions, unsigned chips, unsigned colours,
                         Budget& budget)
    : partitions_(&partitions),
      chips_(chips),
      colours_(std::min(colours, chips)),
      charge_(budget),
      count_(chips + 1, 0) {
  SUMMAND_CHECK(chips >= 1 && chips <= partitions.most_chips() && colours >= 1);
  const std::size_t plane = std::size_t{chips + 1} * (chips + 1);
  charge_.add((colours_ + 1) * plane * sizeof(decltype(rows_)::value_type) +
              (chips + 1) * plane * sizeof(Group));
  rows_.resize((colours_ + 1) * plane);
  groups_.resize((chips + 1) * plane);
  for (unsigned at = colours_; at-- > 0;) {
    for (unsigned left = 1; left <= chips; ++left) {
      if (at == 0 ? left != chips : left + at > chips) continue;
      for (unsigned stacks = 0; stacks <= left; ++stacks) fill_row(at, left, stacks, budget);
    }
  }
  for (unsigned stacks = 0; stacks <= chips; ++stacks) fill_groups(stacks);
}

// The ways up to a partition are those up to the one before it, and those that take it and continue
// with at most the same partition.
void LayerPlaces::fill_row(unsigned at, unsigned chips, unsigned stacks, Budget& budget) {
  budget.ask();
  const PartitionId length = partitions_->end(most_chips(at, chips)) + 1;
  charge_.add(bytes_to_charge(std::uint64_t{length} * sizeof(std::uint64_t)));
  std::vector<std::uint64_t>& out = rows_[row_index(at, chips, stacks)];
  out.assign(length, 0);
  for (PartitionId id = 1; id + 1 < length; ++id) {
    const unsigned own = partitions_->stacks(id), rest = chips - partitions_->chips(id);
    std::uint64_t ways = 0;
    if (rest == 0) {
      ways = own == stacks ? 1 : 0;
    } else if (own < stacks && stacks - own <= rest && at + 1 < colours_) {
      const PartitionId behind = std::min(id + 1, partitions_->end(most_chips(at + 1, rest)));
      ways = row(at + 1, rest, stacks - own)[behind];
    }
    out[id + 1] = out[id] + ways;
  }
}

void LayerPlaces::fill_groups(unsigned stacks) {
  std::uint64_t before = rows_[row_index(0, chips_, stacks)].back();
  for (unsigned chips = chips_ / 2 + 1; chips <= chips_; ++chips) {
    for (unsigned own = 0; own <= chips_; ++own) {
      const unsigned rest = chips_ - chips;
      Group& group = groups_[row_index(stacks, chips, own)];
      group.before = before;
      group.first = partitions_->first(chips, own);
      if (rest == 0) {
        group.each = own == stacks ? 1 : 0;
      } else if (own < stacks && stacks - own <= rest && colours_ > 1) {
        group.each = rows_[row_index(1, rest, stacks - own)].back();
      }
      before += group.each * (partitions_->first(chips, own + 1) - group.first);
    }
  }
  count_[stacks] = before;
}

std::uint64_t LayerPlaces::place(const Colours& position) const {
  std::uint64_t out = 0;
  unsigned chips = chips_, stacks = 0;
  for (const PartitionId id : position.all()) stacks += partitions_->stacks(id);
  for (unsigned at = 0; at < position.count; ++at) {
    out += term(at, chips, stacks, position.ids[at]);
    chips -= partitions_->chips(position.ids[at]);
    stacks -= partitions_->stacks(position.ids[at]);
  }
  return out;
}

// At each colour takes the greatest partition whose term is not greater than the rest of the
// number. A partition without a way to continue has the same term as the next one.
Colours LayerPlaces::position(unsigned stacks, std::uint64_t place) const {
  SUMMAND_CHECK(stacks <= chips_ && place < count_[stacks]);
  Colours out;
  unsigned chips = chips_;
  while (chips > 0) {
    PartitionId id = 0;
    std::uint64_t term = 0;
    const std::vector<std::uint64_t>& terms = rows_[row_index(out.count, chips, stacks)];
    if (out.count == 0 && place >= terms.back()) {
      // The groups of more than half of the chips are consecutive, also those without partitions.
      const Group* begin = &groups_[row_index(stacks, chips_ / 2 + 1, 0)];
      const Group* end = &groups_[row_index(stacks, chips_, chips_)] + 1;
      const Group* found = std::ranges::upper_bound(begin, end, place, {}, &Group::before) - 1;
      id = found->first + static_cast<PartitionId>((place - found->before) / found->each);
      term = found->before + (id - found->first) * found->each;
    } else {
      const PartitionId most = out.count == 0 ? ~PartitionId{0} : out.ids[out.count - 1];
      const std::size_t length = std::min<std::size_t>(terms.size() - 1, std::size_t{most} + 1);
      const auto end = terms.begin() + static_cast<std::ptrdiff_t>(length);
      id = static_cast<PartitionId>(std::upper_bound(terms.begin() + 1, end, place) -
                                    terms.begin()) -
           1;
      term = terms[id];
    }
    place -= term;
    chips -= partitions_->chips(id);
    stacks -= partitions_->stacks(id);
    out.ids[out.count++] = id;
  }
  return out;
}

LayerCursor::LayerCursor(const LayerPlaces& places, unsigned stacks)
    : places_(places), partitions_(places.partitions()), stacks_(stacks) {
  chips_left_[0] = places.chips();
  stacks_left_[0] = stacks;
}

void LayerCursor::push(PartitionId id) {
  const unsigned chips = chips_left_[count_], stacks = stacks_left_[count_];
  sums_[count_ + 1] = sums_[count_] + places_.term(count_, chips, stacks, id);
  below_[count_ + 1] = below_[count_] + places_.term(count_, chips, stacks - 1, id);
  chips_left_[count_ + 1] = chips - partitions_.chips(id);
  stacks_left_[count_ + 1] = stacks - partitions_.stacks(id);
  ids_[count_++] = id;
}

void LayerCursor::go_to(std::uint64_t place) {
  place_ = place;
  count_ = 0;
  const Colours position = places_.position(stacks_, place);
  for (const PartitionId id : position.all()) push(id);
  const unsigned last = count_ - 1;
  run_end_ = partitions_.first(chips_left_[last], stacks_left_[last] + 1);
  if (last > 0) run_end_ = std::min(run_end_, ids_[last - 1] + 1);
}

// Positions that differ only in the last partition are consecutive. The last partition has all
// chips and stacks that are left, so its term increases by 1.
void LayerCursor::next() {
  const PartitionId id = ids_[count_ - 1] + 1;
  if (id == run_end_) return go_to(place_ + 1);
  ++place_;
  --count_;
  push(id);
}

// The number after the partition at `at` is replaced by a smaller one with as many chips and one
// stack fewer. It moves after others with as many chips.
std::uint64_t LayerCursor::lowered(unsigned at, PartitionId becomes) const {
  std::uint64_t sum = below_[at];
  unsigned i = at, chips = chips_left_[at], stacks = stacks_left_[at] - 1;
  for (; i + 1 < count_ && ids_[i + 1] > becomes; ++i) {
    sum += places_.term(i, chips, stacks, ids_[i + 1]);
    chips -= partitions_.chips(ids_[i + 1]);
    stacks -= partitions_.stacks(ids_[i + 1]);
  }
  return sum + places_.term(i, chips, stacks, becomes) + (sums_[count_] - sums_[i + 1]);
}

// The number after one partition is replaced by a larger one, and another by a smaller one, which
// may be empty. Partitions before both or behind both stay where they are. Before them one stack
// fewer is left.
std::uint64_t LayerCursor::exchanged(unsigned upper, PartitionId larger, unsigned lower,
                                     PartitionId smaller) const {
  const PartitionId pending[] = {std::max(larger, smaller), std::min(larger, smaller)};
  unsigned placed = 0, at = std::min(upper, lower);
  while (at > 0 && ids_[at - 1] < pending[0]) --at;
  std::uint64_t sum = below_[at];
  unsigned chips = chips_left_[at], stacks = stacks_left_[at] - 1, next = at;
  const auto put = [&](PartitionId id) {
    if (id == 0) return;  // an empty partition is at the end, and has no term
    sum += places_.term(next++, chips, stacks, id);
    chips -= partitions_.chips(id);
    stacks -= partitions_.stacks(id);
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

}  // namespace summand::babylon
