#include "summand/heaps/statistics.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/heaps/with_values.hpp"

namespace summand::heaps {

namespace {

template <class Belongs>
HeapList list_heaps(const NimValues& values, std::size_t count, std::size_t most, Belongs belongs) {
  HeapList list;
  for (std::size_t n = 0; n < count; ++n) {
    values.ask_at(n);
    if (!belongs(n)) continue;
    if (list.first.size() < most) list.first.push_back(n);
    ++list.number;
    list.last = n;
  }
  return list;
}

}  // namespace

HeapList p_positions(const NimValues& values, std::size_t count, std::size_t most) {
  return with_values(values, [&](auto value) {
    return list_heaps(values, count, most, [&](std::size_t n) { return value(n) == 0; });
  });
}

HeapList rare_heaps(const Split& split, const NimValues& values, std::size_t count,
                    std::size_t most) {
  return with_values(values, [&](auto value) {
    return list_heaps(values, count, most, [&](std::size_t n) { return split.rare(n, value(n)); });
  });
}

HeapList exceptional_heaps(const Period& period, const NimValues& values, std::size_t most) {
  return with_values(values, [&](auto value) {
    return list_heaps(values, period.preperiod, most, [&](std::size_t n) {
      // The first heap in the periodic part that is congruent to n.
      const std::uint64_t times = (period.preperiod - n + period.period - 1) / period.period;
      return value(n + times * period.period) != value(n) + times * period.saltus;
    });
  });
}

std::vector<ValueCount> histogram(const NimValues& values, std::size_t count, Charge& charge) {
  std::vector<ValueCount> all;
  with_values(values, [&](auto value) {
    for (std::size_t n = 0; n < count; ++n) {
      values.ask_at(n);
      const std::uint32_t v = value(n);
      if (v >= all.size()) {
        if (v >= all.capacity()) {
          const std::size_t room = std::max<std::size_t>(64, 2 * std::size_t{v});
          charge.add((room - all.capacity()) * sizeof(ValueCount));
          all.reserve(room);
        }
        all.resize(v + std::size_t{1});
      }
      if (all[v].heaps++ == 0) all[v].first = n;
    }
  });
  for (std::uint32_t v = 0; v < all.size(); ++v) all[v].value = v;
  std::erase_if(all, [](const ValueCount& each) { return each.heaps == 0; });
  return all;
}

SparseSpace sparse_space(const NimValues& values, std::size_t count, std::size_t most) {
  SplitFinder finder;
  if (count == values.size()) {
    finder.count(values);
  } else {
    Budget budget;
    NimValues head(budget);
    for (std::size_t n = 0; n < count; ++n) head.push_back(values[n]);
    finder.count(head);
  }
  SparseSpace space;
  space.split = finder.best(true, true, values.budget()).splits.even;
  space.rare = rare_heaps(space.split, values, count, most);
  space.thin = 20 * space.rare.number <= count;
  return space;
}

std::optional<std::uint64_t> unpaired_heap(std::span<const std::uint64_t> set,
                                           const NimValues& values, std::size_t count) {
  SUMMAND_CHECK(!set.empty());
  const std::uint64_t least = *std::ranges::min_element(set);
  for (std::uint64_t n = 0; n < count; ++n) {
    values.ask_at(n);
    if ((values[n] == 1) != (n >= least && values[n - least] == 0)) return n;
  }
  return std::nullopt;
}

}  // namespace summand::heaps
