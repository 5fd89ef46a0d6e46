#include "summand/heaps/period.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/heaps/with_values.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kLeastShown = 32;
constexpr std::size_t kFirstPattern = 1024;

// For each beginning of the pattern, the length of the longest proper beginning that is also its
// end (Knuth, Morris and Pratt).
template <class At>
std::vector<std::uint32_t> borders(At at, std::size_t length) {
  std::vector<std::uint32_t> border(length + 1, 0);
  std::size_t matched = 0;
  for (std::size_t i = 1; i < length; ++i) {
    while (matched > 0 && at(i) != at(matched)) matched = border[matched];
    if (at(i) == at(matched)) ++matched;
    border[i + 1] = static_cast<std::uint32_t>(matched);
  }
  return border;
}

// A shift of a sequence, and how many of its first elements agree with the shifted ones.
struct Shift {
  std::size_t by, agreeing;
};

// The least shift under which at least `enough` first elements agree. at(i) is defined for i <
// count. A short pattern finds the candidates. If too many of them fail late, a longer pattern is
// used, so that the whole stays linear and needs little memory.
template <class At>
std::optional<Shift> least_shift(At at, std::size_t count, std::size_t enough,
                                 const NimValues& values) {
  for (std::size_t length = std::min(enough, kFirstPattern);;
       length = std::min(enough, length * 8)) {
    Charge charge(values.budget());
    charge.add((length + 1) * sizeof(std::uint32_t));
    const auto border = borders(at, length);
    std::size_t work = 0;
    std::size_t matched = 0;
    bool too_short = false;
    for (std::size_t i = 1; i < count && !too_short; ++i) {
      values.ask_at(i);
      while (matched > 0 && (matched == length || at(i) != at(matched))) matched = border[matched];
      if (at(i) == at(matched)) ++matched;
      if (matched < length) continue;
      const std::size_t by = i + 1 - length;
      std::size_t agreeing = length;
      while (by + agreeing < count && at(agreeing) == at(by + agreeing)) ++agreeing;
      if (agreeing >= enough) return Shift{by, agreeing};
      work += agreeing - length;
      too_short = work > 2 * count && length < enough;
    }
    if (!too_short) return std::nullopt;
  }
}

}  // namespace

std::optional<Period> shown_period(const NimValues& values, std::size_t count, Saltus saltus) {
  return with_values(values, [&](auto value) -> std::optional<Period> {
    // Read backwards. A period with any saltus is a period of the differences, and there is one
    // difference less than values.
    const std::size_t length =
        saltus == Saltus::zero ? count : count - std::min<std::size_t>(count, 1);
    const std::size_t enough = std::max(kLeastShown, length / 8);
    if (length <= enough) return std::nullopt;
    const auto shift =
        saltus == Saltus::zero
            ? least_shift([&](std::size_t i) { return value(length - 1 - i); }, length, enough,
                          values)
            : least_shift([&](std::size_t i) { return value(length - i) - value(length - 1 - i); },
                          length, enough, values);
    if (!shift) return std::nullopt;
    const std::uint32_t last = value(count - 1), before = value(count - 1 - shift->by);
    if (last < before) return std::nullopt;
    return Period{length - shift->by - shift->agreeing, shift->by, last - before};
  });
}

bool repeats(const NimValues& values, const Period& period, std::uint64_t from, std::uint64_t to) {
  return with_values(values, [&](auto value) {
    for (std::uint64_t n = from; n < to; ++n) {
      values.ask_at(n);
      if (value(n + period.period) != value(n) + period.saltus) return false;
    }
    return true;
  });
}

Period least_period(const NimValues& values, Period period) {
  const auto divide_by = [&](std::uint64_t prime) {
    while (period.period % prime == 0 && period.saltus % prime == 0) {
      const Period part{period.preperiod, period.period / prime, period.saltus / prime};
      // The part that wraps around follows from the long period.
      const std::uint64_t end = period.preperiod + period.period - part.period;
      if (!repeats(values, part, part.preperiod, end)) return;
      period = part;
    }
  };
  std::uint64_t rest = period.period;
  for (std::uint64_t factor = 2; factor * factor <= rest; ++factor) {
    if (rest % factor != 0) continue;
    divide_by(factor);
    while (rest % factor == 0) rest /= factor;
  }
  if (rest > 1) divide_by(rest);
  while (period.preperiod > 0 && values[period.preperiod - 1 + period.period] ==
                                     values[period.preperiod - 1] + period.saltus) {
    --period.preperiod;
  }
  return period;
}

}  // namespace summand::heaps
