#include "summand/theory/norton.hpp"

#include <algorithm>

#include "summand/theory/earnings.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// u + I for the incentives I of u that are not beaten by another: u^L, and 2u - u^R.
std::vector<Value> best_earnings(ValueStore& store, Value u) {
  std::vector<Value> all = store.left_options(u);
  for (const Value option : store.right_options(u)) {
    all.push_back(store.sum(u, store.difference(u, option)));
  }
  std::ranges::sort(all);
  all.erase(std::ranges::unique(all).begin(), all.end());
  std::vector<Value> best;
  for (const Value x : all) {
    const bool beaten =
        std::ranges::any_of(all, [&](Value y) { return y != x && store.less_equal(x, y); });
    if (!beaten) best.push_back(x);
  }
  return best;
}

}  // namespace

Result<Value> norton(ValueStore& store, Value g, Value u) {
  const auto leaf = [&](Value h) -> std::optional<Value> {
    const std::optional<Dyadic> number = as_number(store, h);
    if (!number || !number->is_integer()) return std::nullopt;
    return store.multiple(*number, u);
  };
  if (const std::optional<Value> copies = leaf(g)) return *copies;
  if (store.compare(u, store.zero()) != std::partial_ordering::greater) {
    return fail("Norton's product g.u needs a u greater than 0, or an integer g");
  }
  const std::vector<Value> left = best_earnings(store, u);
  std::vector<Value> right;
  for (const Value earned : left) right.push_back(store.negative(earned));
  return with_earnings(store, g, left, right, leaf);
}

}  // namespace summand
