#include "summand/heaps/subtraction_table.hpp"

#include <algorithm>
#include <bit>

#include "summand/base/check.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/period_proof.hpp"

namespace summand::heaps {

namespace {

// Whether x may be added to the set: G(n) and G(n - x) must differ for all n >= x. After n - x has
// gone through the preperiod and one period, everything repeats.
bool changes_nothing(const NimSequence& sequence, const Period& period, std::uint64_t x) {
  for (std::uint64_t m = 0; m < period.preperiod + period.period; ++m) {
    if (sequence[m] == sequence[m + x]) return false;
  }
  return true;
}

}  // namespace

SubtractionRow subtraction_row(std::span<const std::uint64_t> set, std::uint64_t extras_to,
                               const Budget& budget) {
  SUMMAND_CHECK(!set.empty() && *std::ranges::max_element(set) <= 64);
  NimSequence sequence(subtraction_game(set).value(), budget);
  // A sequence with values up to |S| is periodic. The period is found by computation. The limit is
  // larger than any known set needs.
  const auto report = prove_period(sequence, std::size_t{1} << 30);
  SUMMAND_CHECK(report.proof.has_value());
  SubtractionRow row{{set.begin(), set.end()}, report.proof->period, {}, {}};
  std::ranges::sort(row.set);
  const std::uint64_t shown = row.period.preperiod + row.period.period;
  if (sequence.size() < shown + extras_to + 1) sequence.extend(shown + extras_to + 1);
  for (std::uint64_t n = 0; n < shown; ++n) row.values.push_back(sequence[n]);
  for (std::uint64_t x = 1; x <= extras_to; ++x) {
    if (!std::ranges::binary_search(row.set, x) && changes_nothing(sequence, row.period, x)) {
      row.extras.push_back(x);
    }
  }
  return row;
}

std::vector<SubtractionRow> subtraction_table(unsigned largest, std::uint64_t extras_to,
                                              const Budget& budget) {
  SUMMAND_CHECK(largest <= 12);
  std::vector<SubtractionRow> rows;
  for (unsigned members = 1; members < 1u << largest; ++members) {
    std::vector<std::uint64_t> set;
    for (unsigned i = 0; i < largest; ++i) {
      if ((members >> i & 1) != 0) set.push_back(i + 1);
    }
    rows.push_back(subtraction_row(set, extras_to, budget));
  }
  std::ranges::sort(rows, [](const SubtractionRow& a, const SubtractionRow& b) {
    return a.set.size() != b.set.size() ? a.set.size() < b.set.size() : a.set < b.set;
  });
  return rows;
}

}  // namespace summand::heaps
