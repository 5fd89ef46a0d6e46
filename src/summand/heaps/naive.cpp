#include "summand/heaps/naive.hpp"

#include <span>

namespace summand::heaps {

std::vector<std::uint32_t> naive_nim_sequence(const Rules& rules, std::size_t count,
                                              Budget budget) {
  std::vector<std::uint32_t> values;
  std::vector<std::size_t> seen;  // seen[v]: the last heap that has a move to v, plus 1
  values.reserve(count);
  for (std::size_t n = 0; n < count; ++n) {
    budget.ask();
    for_each_option(rules, n, [&](std::uint64_t, std::span<const std::uint64_t> heaps) {
      std::uint32_t value = 0;
      for (const std::uint64_t heap : heaps) value ^= values[heap];
      if (value >= seen.size()) seen.resize(value + 1);
      seen[value] = n + 1;
    });
    std::uint32_t mex = 0;
    while (mex < seen.size() && seen[mex] == n + 1) ++mex;
    values.push_back(mex);
  }
  return values;
}

}  // namespace summand::heaps
