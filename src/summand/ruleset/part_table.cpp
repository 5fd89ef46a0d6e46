#include "summand/ruleset/part_table.hpp"

#include <fmt/core.h>

#include "summand/number/dyadic.hpp"

namespace summand {

std::uint64_t PartTable::copies_to_list(MarkedPart part, std::uint64_t count, std::uint64_t times,
                                        std::vector<Value>& values) const {
  constexpr std::uint64_t kMost = 1000;
  const std::uint64_t odd = count % 2 != 0 && times % 2 != 0 ? 1 : 0;
  if (part.has_value()) {
    const Value value = records_->value(part.number());
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
