#include <algorithm>
#include <vector>

#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/rooted.hpp"
#include "summand/games/hackenbush/theorems.hpp"
#include "summand/value/form.hpp"

// The colon principle (Winning Ways, chapter 7): the picture that grows from a vertex may be
// replaced by any game of equal value. So a branch is the ordinal sum of its lowest edge (1, -1 or
// *) and the value v of the picture on it: x:v = {x^L, x:v^L | x^R, x:v^R}.
//
// By induction every tree is a number plus an all-small game. *:v is all-small, and 1:(n + e) =
// (1:n) + e for a number n and an all-small e. For e = 0 this is trivial. Otherwise, by number
// translation, the options of n + e are n + e^L and n + e^R, and the option 0 of 1:(n + e) is
// dominated.

namespace summand::games::hackenbush {

namespace {

// The ordinal sum 1:n, which is one blue edge below the stalk of n. It is (n + k) / 2^(k-1) for the
// least integer k >= 1 such that n + k > 1.
Dyadic on_blue(const Dyadic& n) {
  const Dyadic k = std::max(Dyadic(1), (Dyadic(1) - n).floor() + 1);
  return (n + k).scaled(*(Dyadic(1) - k).to_int64());
}

// The value of a branch: an edge, and the picture on it.
Value on_edge(ValueStore& store, unsigned colour, Value above) {
  if (colour == green) {
    return ordinal_sum(store, canonical_form(store.nimber(1)), canonical_form(above)).value();
  }
  const Dyadic n = store.left_stop(above);
  const Value rest = store.difference(above, store.number(n));
  return store.sum(store.number(colour == blue ? on_blue(n) : -on_blue(-n)), rest);
}

}  // namespace

std::optional<Value> value_of_tree(const ColouredGraph& graph, ValueStore& store) {
  const std::optional<RootedTree> tree = RootedTree::of(graph);
  if (!tree) return std::nullopt;
  std::vector<Value> above(graph.vertices(), store.zero());
  for (const Edge loop : tree->loops) {
    above[loop.low()] = store.sum(above[loop.low()], on_edge(store, loop.colour(), store.zero()));
  }
  for (std::size_t i = tree->order.size(); i-- > 1;) {
    const Vertex vertex = tree->order[i];
    const Vertex under = tree->parent(vertex);
    const Value branch = on_edge(store, tree->below[vertex].colour(), above[vertex]);
    above[under] = store.sum(above[under], branch);
  }
  return above[0];
}

}  // namespace summand::games::hackenbush
