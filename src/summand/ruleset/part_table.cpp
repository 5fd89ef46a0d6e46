#include "summand/ruleset/part_table.hpp"

#include <fmt/format.h>

#include "summand/number/dyadic.hpp"

namespace summand {

std::uint64_t PartTable::copies_to_list(const Part& part, std::uint64_t count, std::uint64_t times,
                                        ValueStore& store, std::vector<Value>& values) {
  constexpr std::uint64_t kMost = 1000;
  const std::uint64_t odd = count % 2 != 0 && times % 2 != 0 ? 1 : 0;
  if (part.value) {
    if (part.value == store.negative(part.value)) return odd;
    if (count > kMost / times || store.as_number_up_star(part.value)) {
      values.push_back(store.multiple(Dyadic(count) * Dyadic(times), part.value));
      return 0;
    }
    return count * times;
  }
  if (part.impartial) return odd;
  if (count > kMost / times) {
    reach_limit(Limit::size, fmt::format("a search of more than {} copies of a position of {}",
                                         kMost, part.game));
  }
  return count * times;
}

}  // namespace summand
