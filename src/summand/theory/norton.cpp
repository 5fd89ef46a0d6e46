#include "summand/theory/norton.hpp"

#include <algorithm>

#include "summand/base/charge.hpp"
#include "summand/theory/earnings.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// u + I for the incentives I of u than which no other is greater: u^L, and 2u - u^R. Takes a
// comparison for each pair of options.
std::vector<Value> best_earnings(ValueStore& store, Value u) {
  Charge charge(store.budget());
  const std::uint64_t count =
      store.option_count(u, Player::left) + store.option_count(u, Player::right);
  charge.add(2 * count * sizeof(Value));
  std::vector<Value> all;
  all.reserve(count);
  store.for_each_option(u, Player::left, [&](Value option) {
    store.budget().ask();
    all.push_back(option);
  });
  store.for_each_option(u, Player::right, [&](Value option) {
    store.budget().ask();
    all.push_back(store.sum(u, store.difference(u, option)));
  });
  std::ranges::sort(all);
  all.erase(std::ranges::unique(all).begin(), all.end());
  std::vector<Value> best;
  for (const Value x : all) {
    const bool beaten = std::ranges::any_of(all, [&](Value y) {
      store.budget().ask();
      return y != x && store.less_equal(x, y);
    });
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
