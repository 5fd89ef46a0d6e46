// A function of values by recursion over canonical options, to any depth of options.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>

#include "summand/base/charged_vector.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The result for `first`. leaf(g) may give a result without the options of g. Otherwise join(g,
// left, right) gives the result from those of its options, in the order of options(). Each follower
// is computed once, and followers below a leaf are not visited. Each option of a follower is
// visited three times, and the budget is asked each time.
template <class Found, class Leaf, class Join>
Found fold(ValueStore& store, Value first, Leaf&& leaf, Join&& join) {
  Budget& budget = store.budget();
  FlatMap<Value, std::uint32_t, ValueHash> places(budget);  // in answers, from 1
  ChargedVector<std::optional<Found>> answers(budget);      // empty while a value waits
  // Valid until the next call.
  const auto answer_of = [&](Value g) -> std::optional<Found>& {
    if (const std::uint32_t place = places.find(g)) return answers[place - 1];
    answers.push_back(leaf(g));
    places.insert(g, static_cast<std::uint32_t>(answers.size()));
    return answers.back();
  };
  ChargedVector<Value> waiting(budget);
  // The first option is on top of the stack. The options of a nimber come in order, so none waits
  // for another, and all options but one of each are known.
  const auto wait_for_options = [&](Value g) {
    const std::size_t before = waiting.size();
    const auto want = [&](Value option) {
      budget.ask();
      if (!answer_of(option)) waiting.push_back(option);
    };
    store.for_each_option(g, Player::left, want);
    store.for_each_option(g, Player::right, want);
    for (std::size_t i = before, j = waiting.size(); i + 1 < j; ++i) {
      std::swap(waiting[i], waiting[--j]);
    }
    return waiting.size() > before;
  };
  ChargedVector<Found> left(budget), right(budget);
  const auto gather = [&](Value g, Player player, ChargedVector<Found>& out) {
    out.truncate(0);
    store.for_each_option(g, player, [&](Value option) {
      budget.ask();
      out.push_back(*answer_of(option));
    });
    return std::span<const Found>(out.data(), out.size());
  };
  waiting.push_back(first);
  while (!waiting.empty()) {
    budget.ask();
    const Value g = waiting.back();
    if (!answer_of(g)) {
      if (wait_for_options(g)) continue;
      const auto lefts = gather(g, Player::left, left), rights = gather(g, Player::right, right);
      Found joined = join(g, lefts, rights);
      answer_of(g) = std::move(joined);
    }
    waiting.pop_back();
  }
  return *answer_of(first);
}

}  // namespace summand
