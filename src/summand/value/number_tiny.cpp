#include "summand/value/number_tiny.hpp"

#include <optional>

#include "summand/value/number_tiny_shape.hpp"
#include "summand/value/properties.hpp"

namespace summand {

bool is_number_tiny(ValueStore& store, Value g) {
  if (is_number(store, g)) return true;
  // A nimber may have very many options.
  const auto only = [&](Value of, Player player) {
    return store.option_count(of, player) == 1 ? std::optional(store.options(of, player).front())
                                               : std::nullopt;
  };
  const auto threatens = [&](Value threat, Value x, Player player) {
    const Dyadic stop = store.stop(threat, player), number = *as_number(store, x);
    return player == Player::left ? stop < number : stop > number;
  };
  return has_shape_of_number_tiny(g, only, [&](Value x) { return is_number(store, x); }, threatens);
}

}  // namespace summand
