#include "summand/analysis/heaps/value_grid.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/core.h>

namespace summand::heaps {

namespace {

std::uint64_t columns_of_grid(const heaps::Period* period, std::size_t width) {
  constexpr std::uint64_t kMostColumns = 36;
  const std::uint64_t most = std::max<std::uint64_t>(10, 2 * kMostColumns / (width + 1));
  if (period != nullptr && period->period <= most) {
    std::uint64_t columns = period->period;
    while (columns < 10) columns += period->period;
    return columns;
  }
  return most >= 20 ? 20 : 10;
}

}  // namespace

void write_value_grid(TextSink& out, const ValueGrid& grid) {
  const std::size_t width = std::to_string(grid.largest).size();
  const std::size_t label = std::max<std::size_t>(2, std::to_string(grid.to).size());
  const std::uint64_t columns = columns_of_grid(grid.period, width);
  out.write(fmt::format("\n{:>{}}  value\n", "n", label + 2));
  for (std::uint64_t n = grid.from; n < grid.to; n += columns) {
    std::string row = fmt::format("{:>{}} ", n, label + 2);
    for (std::uint64_t i = n; i < std::min(grid.to, n + columns); ++i) {
      row += fmt::format(" {:>{}}", grid.value_at(i), width);
    }
    out.write(row + '\n');
  }
}

std::string words_of_period(const heaps::Period& period) {
  const std::string saltus =
      period.saltus == 0 ? "" : fmt::format(", with {} added each time", period.saltus);
  return fmt::format("{} from {} on{}", period.period, period.preperiod, saltus);
}

void describe(Members<heaps::Period>& its) {
  its.named("Period", "A period of a nim-sequence.");
  its("preperiod", "The heap from which the values repeat.", &heaps::Period::preperiod);
  its("period", "The length of the period.", &heaps::Period::period);
  its("saltus", "The number that each period adds.", &heaps::Period::saltus);
}

}  // namespace summand::heaps
