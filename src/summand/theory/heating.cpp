#include "summand/theory/heating.hpp"

#include <array>

#include "summand/theory/earnings.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

bool is_positive(ValueStore& store, Value g) {
  return store.compare(g, store.zero()) == std::partial_ordering::greater;
}

// Integers become copies of s, and no hypothesis is asked for.
Value overheated(ValueStore& store, Value g, Value s, Value t) {
  const auto leaf = [&](Value h) -> std::optional<Value> {
    const std::optional<Dyadic> number = as_number(store, h);
    if (!number || !number->is_integer()) return std::nullopt;
    return store.multiple(*number, s);
  };
  return with_earnings(store, g, std::array{t}, std::array{store.negative(t)}, leaf);
}

}  // namespace

Value heat(ValueStore& store, Value g, Value t) { return heat(store, g, t, t); }

Value heat(ValueStore& store, Value g, Value s, Value t) {
  const auto leaf = [&](Value h) { return is_number(store, h) ? std::optional(h) : std::nullopt; };
  return with_earnings(store, g, std::array{s}, std::array{store.negative(t)}, leaf);
}

Result<Value> overheat_from_zero(ValueStore& store, Value g, Value t) {
  if (!is_positive(store, t)) return fail("a game can only be overheated by a game greater than 0");
  return overheated(store, g, store.make(std::array{t}, {}), t);
}

Result<Value> overheat(ValueStore& store, Value g, Value s, Value t) {
  if (!is_positive(store, s) || !is_positive(store, t)) {
    return fail("overheating from s to t needs games s and t greater than 0");
  }
  if (store.less_equal(s, t)) {
    return fail("overheating from s to t needs an s that is not less than or equal to t");
  }
  return overheated(store, g, s, t);
}

Value warm(ValueStore& store, Value g) {
  return overheated(store, g, store.number_up_star({1, 0, 1}), store.number(1));
}

}  // namespace summand
