#include "summand/misere/quotient_period.hpp"

#include <algorithm>

namespace summand {

std::optional<std::uint64_t> heaps_for_period(const heaps::Code& code,
                                              const QuotientPeriod& period) {
  if (!code.finite()) return std::nullopt;
  for (const heaps::Digit& digit : code.digits()) {
    if (digit.has_condition()) return std::nullopt;
  }
  const std::uint64_t parts = std::max(code.most_heaps(), 1u);
  return parts * (std::uint64_t{period.preperiod} + period.period) + code.most_taken();
}

std::optional<QuotientPeriod> prove_quotient_period(const heaps::Code& code,
                                                    std::span<const std::uint32_t> elements) {
  const auto heaps = static_cast<std::uint32_t>(elements.size() - 1);
  for (std::uint32_t period = 1; period <= heaps; ++period) {
    if (heaps_for_period(code, {0, period}).value_or(~std::uint64_t{0}) > heaps) break;
    std::uint32_t preperiod = heaps - period + 1;
    while (preperiod > 1 && elements[preperiod - 1] == elements[preperiod - 1 + period]) {
      --preperiod;
    }
    if (preperiod == 1) preperiod = 0;
    const QuotientPeriod found{preperiod, period};
    if (*heaps_for_period(code, found) <= heaps) return found;
  }
  return std::nullopt;
}

std::uint64_t reduced_heap(const QuotientPeriod& period, std::uint64_t heap) {
  const std::uint64_t first = std::max(period.preperiod, 1u);
  return heap < first ? heap : first + (heap - first) % period.period;
}

}  // namespace summand
