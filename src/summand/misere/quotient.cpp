#include "summand/misere/quotient.hpp"

#include <algorithm>

namespace summand {

std::vector<std::uint32_t> MisereQuotient::generators() const {
  std::vector<std::uint32_t> heaps;
  for (const std::vector<std::uint32_t>& sum : sums) {
    heaps.insert(heaps.end(), sum.begin(), sum.end());
  }
  std::ranges::sort(heaps);
  const auto rest = std::ranges::unique(heaps);
  heaps.erase(rest.begin(), rest.end());
  return heaps;
}

}  // namespace summand
