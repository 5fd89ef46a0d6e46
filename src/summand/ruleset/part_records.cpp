#include "summand/ruleset/part_records.hpp"

#include <algorithm>
#include <limits>

namespace summand {

void PartRecords::make_room() {
  if (size() == MarkedPart::kHasValue - 1) {
    reach_limit(Limit::size, "a search of more than 2,147,483,647 parts");
  }
  move_counts_.make_room(size());
  values_.make_room(size());
}

MarkedPart PartRecords::add(Value value, std::uint64_t moves) {
  constexpr std::uint64_t kMostMoves = std::numeric_limits<std::uint32_t>::max();
  const std::size_t at = size();
  move_counts_[at] = static_cast<std::uint32_t>(std::min(moves, kMostMoves));
  values_[at] = value;
  size_.store(at + 1, std::memory_order_relaxed);
  const auto number = static_cast<std::uint32_t>(at + 1);
  return {value ? number | MarkedPart::kHasValue : number};
}

}  // namespace summand
