#include "summand/heaps/statistics.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/heaps/with_values.hpp"

namespace summand::heaps {

namespace {

// The heaps for which `belongs` is true. Behind the heaps that are looked at, the answer repeats
// after `step` heaps: the heaps up to preperiod + step are looked at.
template <class Belongs>
HeapList list_heaps(const FirstHeaps& heaps, std::uint64_t step, std::size_t most,
                    Belongs belongs) {
  const std::uint64_t end =
      heaps.period() ? std::min(heaps.count(), heaps.period()->preperiod + step) : heaps.count();
  HeapList list;
  for (std::uint64_t n = 0; n < end; ++n) {
    heaps.values().ask_at(n);
    if (!belongs(n)) continue;
    if (list.first.size() < most) list.first.push_back(n);
    const std::uint64_t repeats = heaps.repeats(n, step);
    list.number += repeats;
    list.last = std::max(list.last.value_or(0), n + (repeats - 1) * step);
  }
  // If the list is not full, it has all of these heaps, and those that repeat follow in order.
  std::size_t next = 0;
  if (heaps.period()) {
    next = static_cast<std::size_t>(
        std::ranges::lower_bound(list.first, heaps.period()->preperiod) - list.first.begin());
  }
  for (; list.first.size() < std::min<std::uint64_t>(most, list.number); ++next) {
    list.first.push_back(list.first[next] + step);
  }
  return list;
}

// The heap among those that are looked at which has the same value, apart from the saltus.
std::uint64_t looked_at_for(const FirstHeaps& heaps, std::uint64_t n) {
  if (n < heaps.looked_at()) return n;
  const Period& period = *heaps.period();
  return period.preperiod + (n - period.preperiod) % period.period;
}

bool rises(const FirstHeaps& heaps) { return heaps.period() && heaps.period()->saltus > 0; }

}  // namespace

HeapList p_positions(const FirstHeaps& heaps, std::size_t most) {
  // With a saltus, all later values are greater than 0.
  const FirstHeaps with_zeros =
      rises(heaps) ? FirstHeaps(heaps.values(), heaps.looked_at()) : heaps;
  const std::uint64_t step = with_zeros.period() ? with_zeros.period()->period : 1;
  return with_values(heaps.values(), [&](auto value) {
    return list_heaps(with_zeros, step, most, [&](std::uint64_t n) { return value(n) == 0; });
  });
}

LargestValue largest_value(const FirstHeaps& heaps) {
  const Period period = heaps.period().value_or(Period{});
  LargestValue out;
  with_values(heaps.values(), [&](auto value) {
    for (std::uint64_t n = 0; n < heaps.looked_at(); ++n) {
      heaps.values().ask_at(n);
      // The last heap that repeats this one, or the first if all have the same value.
      const std::uint64_t more = rises(heaps) ? heaps.repeats(n, period.period) - 1 : 0;
      const LargestValue its{value(n) + more * period.saltus, n + more * period.period};
      if (its.value > out.value || (its.value == out.value && its.first < out.first)) out = its;
    }
  });
  return out;
}

HeapList rare_heaps(const Split& split, const FirstHeaps& heaps, std::size_t most) {
  SUMMAND_CHECK(!rises(heaps));
  std::uint64_t step = heaps.period() ? heaps.period()->period : 1;
  if (split.by_position && step % 2 == 1) step *= 2;
  return with_values(heaps.values(), [&](auto value) {
    return list_heaps(heaps, step, most, [&](std::uint64_t n) {
      return split.rare(n, value(looked_at_for(heaps, n)));
    });
  });
}

HeapList exceptional_heaps(const Period& period, const NimValues& values, std::uint64_t count,
                           std::size_t most) {
  const FirstHeaps before(values, std::min(count, period.preperiod));
  return with_values(values, [&](auto value) {
    return list_heaps(before, 1, most, [&](std::uint64_t n) {
      // The first heap in the periodic part that is congruent to n.
      const std::uint64_t times = (period.preperiod - n + period.period - 1) / period.period;
      return value(n + times * period.period) != value(n) + times * period.saltus;
    });
  });
}

std::uint64_t p_positions_of_period(const Period& period, const NimValues& values) {
  SUMMAND_CHECK(period.saltus == 0);
  const std::uint64_t all = p_positions({values, period.preperiod + period.period}, 0).number;
  return all - p_positions({values, period.preperiod}, 0).number;
}

SparseSpace sparse_space(const FirstHeaps& heaps, std::size_t most) {
  SUMMAND_CHECK(!rises(heaps));
  SplitFinder finder;
  finder.count(heaps);
  SparseSpace space;
  space.split = finder.best(true, true, heaps.values().budget()).splits.even;
  space.rare = rare_heaps(space.split, heaps, most);
  space.thin = space.rare.number <= heaps.count() / 20;
  return space;
}

std::optional<std::uint64_t> unpaired_heap(std::span<const std::uint64_t> set,
                                           const FirstHeaps& heaps) {
  SUMMAND_CHECK(!set.empty() && !rises(heaps));
  const std::uint64_t least = *std::ranges::min_element(set);
  // From there on, the values of n and of n - least repeat.
  const std::uint64_t end =
      heaps.period() ? std::min(heaps.count(), heaps.looked_at() + least) : heaps.count();
  const auto value = [&](std::uint64_t n) { return heaps.values()[looked_at_for(heaps, n)]; };
  for (std::uint64_t n = 0; n < end; ++n) {
    heaps.values().ask_at(n);
    if ((value(n) == 1) != (n >= least && value(n - least) == 0)) return n;
  }
  return std::nullopt;
}

}  // namespace summand::heaps
