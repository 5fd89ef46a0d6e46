#include "summand/theory/heating.hpp"

#include <array>
#include <fmt/core.h>

#include "summand/theory/earnings.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

bool is_positive(ValueStore& store, Value g) {
  return store.compare(g, store.zero()) == std::partial_ordering::greater;
}

// Integers become copies of s. No condition is checked.
Value overheated(ValueStore& store, Value g, Value s, Value t) {
  const auto leaf = [&](Value h) -> std::optional<Value> {
    const std::optional<Dyadic> number = as_number(store, h);
    if (!number || !number->is_integer()) return std::nullopt;
    return store.multiple(*number, s);
  };
  return with_earnings(store, g, std::array{t}, std::array{store.negative(t)}, leaf);
}

// Two games that show that this overheating is not additive, if there are any among these: an
// integer beside another number, and two halves.
std::optional<std::array<Value, 2>> not_additive(ValueStore& store, Value s, Value t) {
  const Value one = store.number(1), half = store.number(Dyadic(1).half());
  const Value others[] = {half, store.negative(half), store.nimber(1),
                          store.number_up_star({0, 1, 0}), store.number_up_star({0, -1, 0})};
  const auto fails = [&](Value g, Value h) {
    const Value both = overheated(store, store.sum(g, h), s, t);
    return both != store.sum(overheated(store, g, s, t), overheated(store, h, s, t));
  };
  for (const Value other : others) {
    if (fails(one, other)) return std::array{one, other};
  }
  if (fails(half, half)) return std::array{half, half};
  return std::nullopt;
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
  if (const auto pair = not_additive(store, s, t)) {
    const auto& [one, other] = *pair;
    return fail(
        fmt::format("overheating from this s to this t is not additive: {} and {} overheated do "
                    "not add up to {} overheated",
                    print(store, one), print(store, other), print(store, store.sum(one, other))));
  }
  return overheated(store, g, s, t);
}

Value warm(ValueStore& store, Value g) {
  return overheated(store, g, store.number_up_star({1, 0, 1}), store.number(1));
}

}  // namespace summand
