#include "summand/ruleset/part_table.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

#include "summand/number/dyadic.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostMoves = std::numeric_limits<std::uint32_t>::max();

}  // namespace

PartTable::Marked PartTable::enter(Value value, std::uint64_t moves) {
  if (values_.size() == kHasValue - 1) {
    reach_limit(Limit::size, "a search of more than 2,147,483,647 parts");
  }
  move_counts_.truncate(values_.size());  // a limit may have left one
  move_counts_.push_back(static_cast<std::uint32_t>(std::min(moves, kMostMoves)));
  values_.push_back(value);
  const auto number = static_cast<std::uint32_t>(values_.size());
  return {value ? number | kHasValue : number};
}

std::uint64_t PartTable::copies_to_list(Marked part, std::uint64_t count, std::uint64_t times,
                                        std::vector<Value>& values) const {
  constexpr std::uint64_t kMost = 1000;
  const std::uint64_t odd = count % 2 != 0 && times % 2 != 0 ? 1 : 0;
  if (part.has_value()) {
    const Value value = values_[part.number()];
    if (value == store_->negative(value)) return odd;
    if (count > kMost / times || store_->as_number_up_star(value)) {
      values.push_back(store_->multiple(Dyadic(count) * Dyadic(times), value));
      return 0;
    }
    return count * times;
  }
  if (impartial(part.number())) return odd;
  if (count > kMost / times) {
    reach_limit(Limit::size,
                fmt::format("a search of more than {} copies of a position of {}", kMost, game_));
  }
  return count * times;
}

}  // namespace summand
