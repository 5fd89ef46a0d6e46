#include "summand/studies/babylon/two_colours.hpp"

#include <algorithm>
#include <bit>
#include <functional>

#include "summand/base/check.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand::babylon {

TwoColours::TwoColours(const Partitions& partitions, unsigned chips, Budget& budget,
                       unsigned threads)
    : partitions_(&partitions), chips_(chips), starts_(chips + 1) {
  SUMMAND_CHECK(chips >= 1 && chips <= partitions.most_chips());
  std::size_t size = 0;
  for (unsigned n = (chips + 1) / 2; n <= chips; ++n) {
    starts_[n] = size;
    size += std::size_t{width(n)} * width(chips - n);
  }
  lost_ = Zeroed<std::uint8_t>(budget, size);
  const PartitionId first = partitions.first((chips + 1) / 2, 0), end = partitions.end(chips);
  constexpr PartitionId kTogether = 64;
  const unsigned workers = threads == 0 ? hardware_threads() : threads;
  std::vector<Budget> budgets(workers, budget);
  std::vector<std::vector<std::uint8_t>> won(workers);
  for (unsigned stacks = 1; stacks <= chips; ++stacks) {
    for_each_task((end - first + kTogether - 1) / kTogether, threads,
                  [&](unsigned worker, std::size_t index) {
                    const auto from = first + static_cast<PartitionId>(index) * kTogether;
                    for (PartitionId a = from; a < std::min(end, from + kTogether); ++a) {
                      budgets[worker].ask();
                      solve_row(a, stacks, won[worker]);
                    }
                  });
  }
}

// The positions of a row with that many stacks in all are consecutive.
void TwoColours::solve_row(PartitionId a, unsigned stacks, std::vector<std::uint8_t>& won) {
  const unsigned rest = chips_ - partitions_->chips(a);
  if (stacks < partitions_->stacks(a) || stacks - partitions_->stacks(a) > rest) return;
  const unsigned others = stacks - partitions_->stacks(a);
  const PartitionId base = partitions_->first(rest, 0);
  const PartitionId begin = partitions_->first(rest, others) - base;
  const PartitionId end = partitions_->first(rest, others + 1) - base;
  if (begin == end) return;
  won.assign(end - begin, 0);
  for (const PartitionId merged : partitions_->merged(a)) {
    const std::uint8_t* after = row(merged) + begin;
    for (std::size_t i = 0; i < won.size(); ++i) won[i] |= after[i];
  }
  std::uint8_t* here = row(a);
  for (PartitionId b = begin; b < end; ++b) {
    here[b] = won[b - begin] == 0 && !won_otherwise(a, here, base + b);
  }
}

// Whether it is won by a move in the colour of b, or of both colours.
bool TwoColours::won_otherwise(PartitionId a, const std::uint8_t* row, PartitionId b) const {
  const PartitionId base = partitions_->first(partitions_->chips(b), 0);
  for (const PartitionId merged : partitions_->merged(b)) {
    if (row[merged - base] != 0) return true;
  }
  std::uint64_t common = partitions_->heights(a) & partitions_->heights(b);
  for (; common != 0; common &= common - 1) {
    const auto height = static_cast<unsigned>(std::countr_zero(common)) + 1;
    if (lost(partitions_->doubled(a, height), partitions_->without(b, height)) ||
        lost(partitions_->without(a, height), partitions_->doubled(b, height))) {
      return true;
    }
  }
  return false;
}

bool TwoColours::lost(PartitionId a, PartitionId b) const {
  if (partitions_->chips(a) < partitions_->chips(b)) std::swap(a, b);
  return row(a)[b - partitions_->first(partitions_->chips(b), 0)] != 0;
}

bool TwoColours::lost(const Stacks& stacks) const {
  SUMMAND_CHECK(stacks.chips() == chips_ && stacks.colours() <= 2);
  PartitionId ids[2] = {0, 0};
  std::vector<unsigned> heights;
  std::size_t colour = 0;
  const auto groups = stacks.groups();
  for (std::size_t i = groups.size(); i-- > 0;) {  // heights are in falling order
    heights.insert(heights.end(), groups[i].count, static_cast<unsigned>(groups[i].stack.height));
    if (i > 0 && groups[i - 1].stack.colour == groups[i].stack.colour) continue;
    ids[colour++] = partitions_->id_of(heights);
    heights.clear();
  }
  return lost(ids[0], ids[1]);
}

std::uint64_t TwoColours::positions() const {
  std::uint64_t sum = 0;
  for (unsigned n = chips_ / 2 + 1; n <= chips_; ++n) {
    sum += std::uint64_t{width(n)} * width(chips_ - n);
  }
  const std::uint64_t half = chips_ % 2 == 0 ? width(chips_ / 2) : 0;
  return sum + half * (half + 1) / 2;
}

}  // namespace summand::babylon
