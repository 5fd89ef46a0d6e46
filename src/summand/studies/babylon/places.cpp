#include "summand/studies/babylon/places.hpp"

#include <algorithm>
#include <limits>

#include "summand/base/check.hpp"

namespace summand::babylon {

// For a number of colours left, consider the ways to use `r` chips with partitions up to `id`. They
// are the ways up to id - 1, and those that take `id` and continue with at most `id`. A row needs
// only the partitions that a colour can have there: at most the chips that are left, and at most
// those of a colour before it.
Places::Places(const Partitions& partitions, unsigned chips, unsigned colours, Budget& budget)
    : chips_(chips),
      colours_(std::min(colours, std::max(chips, 1u))),
      charge_(budget),
      partitions_(&partitions) {
  SUMMAND_CHECK(chips <= partitions.most_chips() && colours >= 1);
  // ways[c][r]: terms with c colours left. It has one entry more than the last partition, and is
  // empty if it is not needed.
  const auto row_length = [&](unsigned r) {
    const unsigned most = r == chips ? r : std::min(r, chips - r);
    return partitions.end(most) + 1;
  };
  std::vector<std::uint64_t> row;
  std::vector<std::vector<std::uint32_t>> previous(chips + 1), current(chips + 1);
  rows_.assign((colours_ + 1) * (chips_ + 1), nullptr);
  for (unsigned c = 0; c <= colours_; ++c) {
    for (unsigned r = 0; r <= chips; ++r) {
      if (r == chips && c < colours_) continue;  // only the first colour has all chips left
      budget.ask();
      const PartitionId length = row_length(r);
      row.assign(length, 0);
      if (r == 0) {
        std::ranges::fill(row, 1);  // no chips are left: one way, without a partition
        row[0] = 0;
      } else if (c > 0) {
        for (PartitionId id = 1; id + 1 < length; ++id) {
          const unsigned rest = r - partitions.chips(id);
          const auto& of_rest = previous[rest];
          const std::size_t behind = std::min<std::size_t>(id + 1, partitions.end(rest));
          row[id + 1] = row[id] + (rest == 0 ? 1 : of_rest.empty() ? 0 : of_rest[behind]);
        }
      }
      if (row.back() > std::numeric_limits<std::uint32_t>::max()) {
        reach_limit(Limit::size, "a table of more than 4,294,967,295 positions of Babylon");
      }
      charge_.add(length * sizeof(std::uint32_t));
      current[r].assign(row.begin(), row.end());
    }
    for (unsigned r = 0; r <= chips; ++r) {
      kept_.push_back(std::move(current[r]));
      current[r].clear();
    }
    // The rows of this plane: used with one colour more, and by the colour at its place.
    const std::size_t plane = kept_.size() - (chips + 1);
    for (unsigned r = 0; r <= chips; ++r) {
      previous[r] = kept_[plane + r];
      rows_[(colours_ - c) * (chips_ + 1) + r] = kept_[plane + r].data();
    }
  }
  count_ = kept_.back().empty() ? 0 : kept_.back().back();
}

std::uint32_t Places::place(const Colours& position) const {
  std::uint32_t out = 0;
  unsigned left = chips_;
  for (unsigned at = 0; at < position.count; ++at) {
    out += term(at, left, position.ids[at]);
    left -= partitions_->chips(position.ids[at]);
  }
  return out;
}

// At each colour takes the greatest partition whose term is not greater than the rest of the
// number. The terms of a row increase.
Colours Places::position(std::uint32_t place) const {
  SUMMAND_CHECK(place < count_);
  Colours out;
  PartitionId most = partitions_->end(chips_) - 1;
  for (unsigned left = chips_; left > 0;) {
    const std::uint32_t* terms = row(out.count, left);
    const PartitionId end = std::min(most, partitions_->end(left) - 1) + 1;
    const auto id =
        static_cast<PartitionId>(std::upper_bound(terms + 1, terms + end, place) - terms) - 1;
    place -= terms[id];
    left -= partitions_->chips(id);
    out.ids[out.count++] = id;
    most = id;
  }
  return out;
}

}  // namespace summand::babylon
