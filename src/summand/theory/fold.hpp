// A function of values by recursion over canonical options, for any depth of options.
#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/value/store.hpp"

namespace summand {

// What is found of `first`, where leaf(g) gives an optional answer without a look at the options of
// g, and join(g, left, right) the answer from those of its options, in the order of options(). Each
// follower is asked once, and those below a leaf not at all.
template <class Found, class Leaf, class Join>
Found fold(ValueStore& store, Value first, Leaf&& leaf, Join&& join) {
  std::unordered_map<Value, Found> known;
  Charge charge(store.budget());
  const auto is_known = [&](Value g) {
    if (known.contains(g)) return true;
    std::optional<Found> found = leaf(g);
    if (!found) return false;
    charge.add(kMapEntry<Value, Found>);
    known.emplace(g, *std::move(found));
    return true;
  };
  ChargedVector<Value> waiting(store.budget());
  waiting.push_back(first);
  std::vector<Found> left, right;
  while (!waiting.empty()) {
    store.budget().ask();
    const Value g = waiting.back();
    if (is_known(g)) {
      waiting.pop_back();
      continue;
    }
    const std::size_t before = waiting.size();
    const auto want = [&](Value option) {
      if (!is_known(option)) waiting.push_back(option);
    };
    store.for_each_option(g, Player::left, want);
    store.for_each_option(g, Player::right, want);
    if (waiting.size() > before) continue;
    left.clear();
    right.clear();
    store.for_each_option(g, Player::left, [&](Value option) { left.push_back(known.at(option)); });
    store.for_each_option(g, Player::right,
                          [&](Value option) { right.push_back(known.at(option)); });
    charge.add(kMapEntry<Value, Found>);
    known.emplace(g, join(g, std::span<const Found>(left), std::span<const Found>(right)));
    waiting.pop_back();
  }
  return known.at(first);
}

}  // namespace summand
