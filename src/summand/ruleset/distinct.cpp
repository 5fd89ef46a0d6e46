#include "summand/ruleset/distinct.hpp"

#include <algorithm>

namespace summand {

std::size_t count_distinct(std::vector<std::uint64_t>& numbers) {
  std::ranges::sort(numbers);
  return numbers.size() - std::ranges::unique(numbers).size();
}

std::uint64_t least_excluded(std::vector<std::uint64_t>& numbers) {
  std::ranges::sort(numbers);
  std::uint64_t least = 0;
  for (const std::uint64_t number : numbers) least += number == least;
  return least;
}

}  // namespace summand
