#include "summand/heaps/definition.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "summand/base/hash.hpp"

namespace summand::heaps {

namespace {

constexpr std::uint64_t kFeasibleSteps = 400'000'000;  // a fraction of a second
constexpr std::uint64_t kMostOfOne = kFeasibleSteps / 16;
constexpr std::uint64_t kManySteps = std::uint64_t{1} << 62;

std::uint64_t times(std::uint64_t a, std::uint64_t b) {
  return a > kManySteps / b ? kManySteps : a * b;
}

// The number of heaps, at most `count`, that may be compared. The steps increase with the heap.
std::uint64_t heaps_in_reach(const Rules& rules, std::uint64_t count) {
  std::uint64_t low = 0, high = count;
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (steps_by_definition(rules, middle) <= kMostOfOne) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

}  // namespace

std::uint64_t steps_by_definition(const Rules& rules, std::uint64_t n) {
  constexpr std::uint64_t kOfGcd = 32;
  if (std::holds_alternative<Prim>(rules)) return times(kOfGcd, n + 1);
  if (std::holds_alternative<Dim>(rules)) return std::uint64_t{2} << std::bit_width(n) / 2;
  const Code& code = std::get<Code>(rules);
  std::uint64_t steps = code.finite() ? std::min<std::uint64_t>(code.most_taken(), n) + 1 : n + 1;
  for (unsigned heaps = 2; heaps <= code.most_heaps(); ++heaps) steps = times(steps, n + 1);
  return steps;
}

std::uint32_t value_by_definition(const Rules& rules, const NimValues& values, std::uint64_t n) {
  // The number of moves is a bound for the value, too. A digit that leaves at most one heap gives
  // one move.
  constexpr std::uint64_t kFew = 4;
  std::vector<bool> reached(std::min(largest_value(n), steps_by_definition(rules, n) + kFew) + 1);
  for_each_option(rules, n, [&](std::uint64_t, std::span<const std::uint64_t> heaps) {
    std::uint32_t value = 0;
    for (const std::uint64_t heap : heaps) value ^= values[heap];
    // Larger values do not affect the mex.
    if (value < reached.size()) reached[value] = true;
  });
  return static_cast<std::uint32_t>(std::ranges::find(reached, false) - reached.begin());
}

Comparison compare_with_definition(const Rules& rules, const NimValues& values, std::uint64_t count,
                                   std::uint64_t most, std::uint64_t seed, Budget& budget) {
  const std::uint64_t reach = heaps_in_reach(rules, count);
  Comparison out;
  if (reach == 0) return out;
  const auto digits = static_cast<unsigned>(std::bit_width(reach));
  const bool all = count <= most;
  const auto heap_to_compare = [&](std::uint64_t i) {
    if (all) return i;
    const std::uint64_t any = hash_word(seed + i);
    return (i % 2 == 0 ? any : any >> (63 - i / 2 % digits)) % reach;
  };
  // The number of heaps for which the steps are enough, for any choice of heaps.
  const std::uint64_t enough = kFeasibleSteps / steps_by_definition(rules, reach - 1);
  for (std::uint64_t i = 0; i < std::min(all ? reach : most, enough); ++i) {
    budget.ask();
    const std::uint64_t heap = heap_to_compare(i);
    if (value_by_definition(rules, values, heap) != values[heap]) {
      out.wrong = heap;
      return out;
    }
    ++out.compared;
  }
  return out;
}

}  // namespace summand::heaps
