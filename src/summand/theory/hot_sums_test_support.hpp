// Sums of hot games for the tests of this layer.
#pragma once

#include <algorithm>
#include <random>
#include <span>
#include <string_view>
#include <vector>

#include "summand/testing/short_forms.hpp"
#include "summand/value/properties.hpp"

namespace summand {

// The summands of "{1|-1} + {2|0}", one by one.
inline std::vector<Value> summands_of(ValueStore& store, std::string_view text) {
  std::vector<Value> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(" + ", at), text.size());
    out.push_back(testing::value_from_text(store, text.substr(at, end - at)));
    at = end + 3;
  }
  return out;
}

// The stop of a sum from its canonical form.
inline Dyadic best_stop(ValueStore& store, std::span<const Value> summands, Player first) {
  return store.stop(store.sum(summands), first);
}

// A random number, infinitesimal or hot game. Usually each player has one option.
inline Value random_game(ValueStore& store, std::mt19937& random, int depth) {
  const auto one_of = [&](int count) { return static_cast<int>(random() % count); };
  if (depth == 0 || one_of(6) == 0) return store.number(Dyadic::ratio(one_of(33) - 16, one_of(2)));
  std::vector<Value> options[2];
  for (std::vector<Value>& list : options) {
    for (int count = one_of(4) == 0 ? 2 : 1; count > 0; --count) {
      list.push_back(random_game(store, random, depth - 1));
    }
  }
  return store.make(options[0], options[1]);
}

inline Value random_hot_game(ValueStore& store, std::mt19937& random, int depth) {
  for (;;) {
    const Value g = random_game(store, random, depth);
    if (is_hot(store, g)) return g;
  }
}

// A random sum of two or three hot games.
inline std::vector<Value> random_sum(ValueStore& store, std::mt19937& random) {
  std::vector<Value> out;
  const int count = 2 + static_cast<int>(random() % 2);
  for (int i = 0; i < count; ++i) {
    out.push_back(random_hot_game(store, random, count == 2 ? 4 : 3));
  }
  return out;
}

}  // namespace summand
