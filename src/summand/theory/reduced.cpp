#include "summand/theory/reduced.hpp"

#include <optional>
#include <span>

#include "summand/theory/fold.hpp"
#include "summand/theory/heating.hpp"

namespace summand {

Value reduced(ValueStore& store, Value g) {
  const auto number = [&](Value f) -> std::optional<Value> {
    const std::optional<NumberUpStar> parts = store.as_number_up_star(f);
    if (!parts || parts->ups != 0 || parts->star > 1) return std::nullopt;
    return store.number(parts->number);
  };
  const auto of_options = [&](Value, std::span<const Value> left, std::span<const Value> right) {
    return store.make(left, right);
  };
  return fold<Value>(store, heat(store, g, store.nimber(1)), number, of_options);
}

}  // namespace summand
