#include "summand/studies/babylon/partitions.hpp"

#include <algorithm>
#include <functional>
#include <limits>

#include "summand/base/check.hpp"

namespace summand::babylon {

Partitions::Partitions(unsigned chips, Budget& budget) : chips_(chips), charge_(budget) {
  SUMMAND_CHECK(chips <= kMostChips);
  count_ways();
  std::vector<unsigned> heights;
  for (unsigned n = 0; n <= chips; ++n) {
    for (unsigned stacks = 0; stacks <= chips + 1; ++stacks) {
      first_.push_back(static_cast<PartitionId>(facts_.size()));
      if (stacks > n || (stacks == 0 && n > 0)) continue;
      budget.ask();
      charge_.add(ways(n, stacks, n) * sizeof(Facts));
      add_all(heights, n, stacks, n);
    }
  }
  const auto count = static_cast<PartitionId>(facts_.size());
  for (PartitionId id = 0; id < count; ++id) {
    if (id % 1024 == 0) {
      budget.ask();
      charge_.add(1024 * 40 * sizeof(PartitionId));  // about the memory for a partition's moves
    }
    facts_[id].merged = static_cast<std::uint32_t>(merged_.size());
    facts_[id].changed = static_cast<std::uint32_t>(without_.size());
    find_moves(id);
  }
  SUMMAND_CHECK(merged_.size() < std::numeric_limits<std::uint32_t>::max());
  facts_.push_back({.merged = static_cast<std::uint32_t>(merged_.size()),
                    .changed = static_cast<std::uint32_t>(without_.size())});
}

// ways(n, l, m): the highest stack is lower than m, or it is m high and the rest is at most as
// high.
void Partitions::count_ways() {
  ways_.assign(std::size_t{chips_ + 1} * (chips_ + 1) * (chips_ + 1), 0);
  for (unsigned m = 0; m <= chips_; ++m) ways(0, 0, m) = 1;
  for (unsigned l = 1; l <= chips_; ++l) {
    for (unsigned n = 1; n <= chips_; ++n) {
      for (unsigned m = 1; m <= chips_; ++m) {
        ways(n, l, m) = ways(n, l, m - 1) + (n >= m ? ways(n - m, l - 1, m) : 0);
      }
    }
  }
}

// The recursion is as deep as there are stacks.
void Partitions::add_all(std::vector<unsigned>& heights, unsigned chips, unsigned stacks,
                         unsigned highest) {
  if (stacks == 0) return add(heights);
  const unsigned least = (chips + stacks - 1) / stacks;
  for (unsigned height = least; height <= std::min(highest, chips - (stacks - 1)); ++height) {
    heights.push_back(height);
    add_all(heights, chips - height, stacks - 1, height);
    heights.pop_back();
  }
}

void Partitions::add(std::span<const unsigned> heights) {
  Facts facts{.stacks = static_cast<std::uint8_t>(heights.size())};
  for (const unsigned height : heights) {
    facts.heights |= std::uint64_t{1} << (height - 1);
    facts.chips = static_cast<std::uint8_t>(facts.chips + height);
  }
  facts_.push_back(facts);
}

PartitionId Partitions::id_of(std::span<const unsigned> heights) const {
  unsigned chips = 0;
  for (const unsigned height : heights) chips += height;
  auto stacks = static_cast<unsigned>(heights.size());
  PartitionId id = first(chips, stacks);
  for (const unsigned height : heights) {
    id += ways(chips, stacks, height - 1);
    chips -= height;
    --stacks;
  }
  return id;
}

std::vector<unsigned> Partitions::heights_of(PartitionId id) const {
  unsigned chips = this->chips(id), stacks = this->stacks(id);
  PartitionId behind = id - first(chips, stacks);
  std::vector<unsigned> out;
  for (; stacks > 0; --stacks) {
    unsigned height = 1;
    while (ways(chips, stacks, height) <= behind) ++height;
    behind -= ways(chips, stacks, height - 1);
    out.push_back(height);
    chips -= height;
  }
  return out;
}

namespace {

void insert(std::vector<unsigned>& falling, unsigned height) {
  falling.insert(std::ranges::upper_bound(falling, height, std::greater{}), height);
}
void erase(std::vector<unsigned>& falling, unsigned height) {
  falling.erase(std::ranges::lower_bound(falling, height, std::greater{}));
}

}  // namespace

void Partitions::find_moves(PartitionId id) {
  const std::vector<unsigned> heights = heights_of(id);
  std::vector<unsigned> changed;
  for (std::size_t i = 0; i < heights.size(); ++i) {
    if (i > 0 && heights[i] == heights[i - 1]) continue;
    for (std::size_t j = i + 1; j < heights.size(); ++j) {
      if (j > i + 1 && heights[j] == heights[j - 1]) continue;
      changed = heights;
      erase(changed, heights[i]);
      erase(changed, heights[j]);
      insert(changed, heights[i] + heights[j]);
      merged_.push_back(id_of(changed));
    }
  }
  for (std::size_t i = heights.size(); i-- > 0;) {  // from the lowest on, as place() counts
    if (i + 1 < heights.size() && heights[i] == heights[i + 1]) continue;
    changed = heights;
    erase(changed, heights[i]);
    without_.push_back(id_of(changed));
    insert(changed, 2 * heights[i]);
    const bool fits = chips(id) + heights[i] <= chips_;
    doubled_.push_back(fits ? id_of(changed) : kNone);
  }
}

}  // namespace summand::babylon
