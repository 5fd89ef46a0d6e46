// A game in which every move earns something: what cooling, heating, overheating and Norton's
// product have in common.
#pragma once

#include <span>
#include <vector>

#include "summand/theory/fold.hpp"

namespace summand {

// g', where leaf(h) gives h' at once for the followers h at which it ends, and otherwise
// h' = {h^L' + x | h^R' + y} with every x of `left` and every y of `right`, over the options of the
// canonical form. Each follower is made once.
template <class Leaf>
Value with_earnings(ValueStore& store, Value g, std::span<const Value> left,
                    std::span<const Value> right, Leaf&& leaf) {
  const auto sums = [&](std::span<const Value> options, std::span<const Value> earnings) {
    std::vector<Value> out;
    out.reserve(options.size() * earnings.size());
    for (const Value option : options) {
      for (const Value earned : earnings) out.push_back(store.sum(option, earned));
    }
    return out;
  };
  const auto join = [&](Value, std::span<const Value> lefts, std::span<const Value> rights) {
    return store.make(sums(lefts, left), sums(rights, right));
  };
  return fold<Value>(store, g, leaf, join);
}

}  // namespace summand
