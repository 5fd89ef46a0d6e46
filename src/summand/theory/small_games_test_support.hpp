// Shared parts of the tests of small games: the all-small games of the first days, and random
// all-small ones.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <vector>

#include "summand/value/print.hpp"
#include "summand/value/store.hpp"

namespace summand::testing {

// The all-small games born by that day: there are 1, 2, 7, 67 of them.
inline std::vector<Value> all_small_games(ValueStore& store, int last_day) {
  std::vector<Value> games{store.zero()};
  for (int day = 1; day <= last_day; ++day) {
    std::vector<std::vector<Value>> sets{{}};
    for (const Value game : games) {
      for (std::size_t i = 0, end = sets.size(); i < end; ++i) {
        sets.push_back(sets[i]);
        sets.back().push_back(game);
      }
    }
    std::set<Value> born{store.zero()};
    for (std::size_t i = 1; i < sets.size(); ++i) {
      for (std::size_t j = 1; j < sets.size(); ++j) born.insert(store.make(sets[i], sets[j]));
    }
    games.assign(born.begin(), born.end());
  }
  return games;
}

// A description of an all-small game: both players have options, or it is ups and a nimber.
struct AllSmall {
  int ups = 0;
  unsigned star = 0;
  std::vector<AllSmall> left, right;
};

inline Value value_of(ValueStore& store, const AllSmall& recipe) {
  if (recipe.left.empty()) return store.number_up_star({0, recipe.ups, recipe.star});
  std::vector<Value> left, right;
  for (const AllSmall& option : recipe.left) left.push_back(value_of(store, option));
  for (const AllSmall& option : recipe.right) right.push_back(value_of(store, option));
  return store.make(left, right);
}

inline std::ostream& operator<<(std::ostream& out, const AllSmall& recipe) {
  ValueStore store;
  return out << print(store, value_of(store, recipe));
}

inline rc::Gen<AllSmall> all_small(int depth) {
  const auto leaf =
      rc::gen::apply([](int ups, unsigned star) { return AllSmall{ups, star, {}, {}}; },
                     rc::gen::inRange(-2, 3), rc::gen::inRange(0u, 4u));
  if (depth == 0) return leaf;
  const auto options = rc::gen::mapcat(rc::gen::inRange<std::size_t>(1, 3), [=](std::size_t count) {
    return rc::gen::container<std::vector<AllSmall>>(count, all_small(depth - 1));
  });
  const auto braces = rc::gen::apply(
      [](std::vector<AllSmall> left, std::vector<AllSmall> right) {
        return AllSmall{0, 0, std::move(left), std::move(right)};
      },
      options, options);
  return rc::gen::weightedOneOf<AllSmall>({{1, leaf}, {4, braces}});
}

}  // namespace summand::testing

template <>
struct rc::Arbitrary<summand::testing::AllSmall> {
  static Gen<summand::testing::AllSmall> arbitrary() { return summand::testing::all_small(2); }
};
