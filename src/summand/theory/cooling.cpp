#include "summand/theory/cooling.hpp"

#include <array>

#include "summand/theory/earnings.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// Expects t >= -1.
Value cooled(Thermographs& thermographs, Value g, const Dyadic& t) {
  ValueStore& store = thermographs.store();
  if (t == 0) return g;
  const auto leaf = [&](Value h) -> std::optional<Value> {
    if (is_integer(store, h)) return h;
    if (thermographs.temperature(h) < t) return store.number(thermographs.mean(h));
    return std::nullopt;
  };
  const std::array less{store.number(-t)}, more{store.number(t)};
  return with_earnings(store, g, less, more, leaf);
}

}  // namespace

Result<Value> cool(Thermographs& thermographs, Value g, const Dyadic& t) {
  if (t < -1) return fail("a game can only be cooled by -1 or more, not by " + print(t));
  return cooled(thermographs, g, t);
}

Value freeze(Thermographs& thermographs, Value g) {
  if (is_number(thermographs.store(), g)) return g;
  return cooled(thermographs, g, thermographs.temperature(g));
}

Value chill(Thermographs& thermographs, Value g) { return cooled(thermographs, g, 1); }

}  // namespace summand
