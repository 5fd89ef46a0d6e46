// A game in which every move earns something: the common part of cooling, heating, overheating and
// Norton's product.
#pragma once

#include <span>

#include "summand/base/charged_vector.hpp"
#include "summand/theory/fold.hpp"

namespace summand {

// The game g'. If leaf(h) gives a value for a follower h, that is h'. Otherwise h' = {h^L' + x |
// h^R' + y} for all x in `left` and all y in `right`, over the options of the canonical form. Each
// follower is made once.
template <class Leaf>
Value with_earnings(ValueStore& store, Value g, std::span<const Value> left,
                    std::span<const Value> right, Leaf&& leaf) {
  // One sum for each pair of an option and an earning.
  const auto sums = [&](std::span<const Value> options, std::span<const Value> earnings) {
    ChargedVector<Value> out(store.budget());
    for (const Value option : options) {
      for (const Value earned : earnings) out.push_back(store.sum(option, earned));
    }
    return out;
  };
  const auto join = [&](Value, std::span<const Value> lefts, std::span<const Value> rights) {
    const ChargedVector<Value> of_left = sums(lefts, left), of_right = sums(rights, right);
    return store.make(of_left, of_right);
  };
  return fold<Value>(store, g, leaf, join);
}

}  // namespace summand
