#include "summand/value/first_days.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <set>

#include "summand/base/check.hpp"

namespace summand {

namespace {

// The sets of values no two of which can be compared. Other sets of options have dominated ones.
std::vector<std::vector<Value>> confused_sets(ValueStore& store, const std::vector<Value>& values) {
  std::vector<std::vector<Value>> sets{{}};
  for (const Value value : values) {
    for (std::size_t i = 0, end = sets.size(); i < end; ++i) {
      const bool is_confused = std::ranges::all_of(sets[i], [&](Value other) {
        return store.compare(value, other) == std::partial_ordering::unordered;
      });
      if (!is_confused) continue;
      sets.push_back(sets[i]);
      sets.back().push_back(value);
    }
  }
  return sets;
}

}  // namespace

std::vector<Value> born_by(ValueStore& store, std::int64_t day) {
  SUMMAND_CHECK(day >= 0 && day <= kLastDayListed);
  std::vector<Value> values{store.zero()};
  for (std::int64_t today = 1; today <= day; ++today) {
    const std::vector<std::vector<Value>> sets = confused_sets(store, values);
    std::set<Value> born;
    for (const std::vector<Value>& left : sets) {
      for (const std::vector<Value>& right : sets) born.insert(store.make(left, right));
    }
    values.assign(born.begin(), born.end());
  }
  return values;
}

}  // namespace summand
