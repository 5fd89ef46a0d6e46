// The theorem for taking games with a code that repeats, such as Nim and all-but sets.
//
// Let d_1 ... d_t be the digits before the repeating ones. Let the number L of repeating digits
// divide p, and let no digit be greater than 3. From a heap n > t one can move to the heaps n - j
// for j <= t as d_j allows, to all heaps 1 <= m < n - t that are in certain classes modulo L, and
// to the empty heap if the digit of n is odd. Let U_r(n) be the set of the values of the last two
// kinds for a heap of class r modulo L, but with m < n - t for the given n. Suppose that for n = n0
// + t, n0 >= 1:
//   (a) G(m + p) = G(m) + s for n0 <= m < n;
//   (b) for each class r, U_r(n + p) has all numbers below s, and those of U_r(n) plus s.
// Then the values of the options of n + p are all numbers below s, and those of n plus s, so that
// G(n + p) = G(n) + s. Both conditions hold again for n + 1: the sets of (b) gain G(n0) and G(n0) +
// s, in the same classes. So the period lasts for ever from n0 on.
//
// If the conditions hold for n0, they hold for each later one. So it is enough to test the last n0
// that has known values. Nothing is lost, because the period is compared over all known values.
#include <algorithm>
#include <vector>

#include "summand/heaps/period_theorems.hpp"

namespace summand::heaps {

namespace {

using Set = std::vector<bool>;

bool holds(const Set& set, std::uint64_t value) { return value < set.size() && set[value]; }

void put(Set& set, std::uint64_t value) {
  if (value >= set.size()) set.resize(value + 1);
  set[value] = true;
}

// For each class modulo L, the values of its heaps m with 1 <= m < end.
std::vector<Set> values_by_class(const NimValues& values, std::uint64_t end,
                                 std::uint64_t classes) {
  std::vector<Set> sets(classes);
  for (std::uint64_t m = 1; m < end; ++m) {
    values.ask_at(m);
    put(sets[m % classes], values[m]);
  }
  return sets;
}

// Whether `late` is `early` plus s, together with all numbers below s.
bool is_shifted(const Set& early, const Set& late, std::uint64_t s) {
  const std::uint64_t end = std::max<std::uint64_t>(early.size() + s, late.size());
  for (std::uint64_t v = 0; v < end; ++v) {
    if (holds(late, v) != (v < s || holds(early, v - s))) return false;
  }
  return true;
}

// The digit for taking a number, given modulo L, if more than t are taken.
Digit repeated_digit(const Code& code, std::uint64_t taken) {
  const std::uint64_t classes = code.repeated().size();
  const std::uint64_t first = code.digits().size() % classes;
  return code.repeated()[(taken + classes - first) % classes];
}

// U_r for all classes r, from the values of the heaps m < end.
std::vector<Set> far_values(const Code& code, const NimValues& values, std::uint64_t end) {
  const std::uint64_t classes = code.repeated().size();
  const auto by_class = values_by_class(values, end, classes);
  std::vector<Set> far(classes);
  for (std::uint64_t r = 0; r < classes; ++r) {
    if (repeated_digit(code, r).leaves(0)) put(far[r], 0);
    for (std::uint64_t c = 0; c < classes; ++c) {
      if (!repeated_digit(code, (r + classes - c) % classes).leaves(1)) continue;
      for (std::uint64_t v = 0; v < by_class[c].size(); ++v) {
        if (by_class[c][v]) put(far[r], v);
      }
    }
  }
  return far;
}

// True if the square of the number of classes, times the largest value plus 1, is at most 2^28.
// This bounds the sets and the steps of the conditions.
bool is_within_reach(std::uint64_t classes, const NimValues& values, std::uint64_t count) {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 28;
  std::uint64_t largest = 0;
  for (std::uint64_t n = 0; n < count; ++n) {
    values.ask_at(n);
    largest = std::max<std::uint64_t>(largest, values[n]);
  }
  return classes * classes <= kMost / (largest + 1);
}

}  // namespace

std::optional<std::uint64_t> taking_bound(const Code& code, const NimValues& values,
                                          std::uint64_t count, const Period& period) {
  // The conditions require a period that L divides.
  Period whole = period;
  while (whole.period % code.repeated().size() != 0) {
    whole.period += period.period;
    whole.saltus += period.saltus;
  }
  // From n0 on the period must hold over one whole period that L divides.
  const std::uint64_t window = std::max<std::uint64_t>(code.digits().size() - 1, period.period);
  if (count < whole.preperiod + 2 * whole.period + window + 1) return std::nullopt;
  if (!is_within_reach(code.repeated().size(), values, count)) return std::nullopt;
  const std::uint64_t n0 = count - whole.period - window;
  const auto early = far_values(code, values, n0);
  const auto late = far_values(code, values, n0 + whole.period);
  for (std::size_t r = 0; r < early.size(); ++r) {
    if (!is_shifted(early[r], late[r], whole.saltus)) return std::nullopt;
  }
  return count - period.period;
}

}  // namespace summand::heaps
