#include "summand/value/number_tiny.hpp"

#include <optional>

#include "summand/value/properties.hpp"

namespace summand {

bool is_number_tiny(ValueStore& store, Value g) {
  if (is_number(store, g)) return true;
  // The only option of a player, or nullopt.
  const auto only = [&](Value of, Player player) {
    return store.option_count(of, player) == 1 ? std::optional(store.options(of, player).front())
                                               : std::nullopt;
  };
  for (const Player player : {Player::left, Player::right}) {
    const auto x = only(g, player), other = only(g, opponent(player));
    if (!x || !other || !is_number(store, *x) || only(*other, player) != x) continue;
    const auto threat = only(*other, opponent(player));
    if (!threat) continue;
    const Dyadic stop = store.stop(*threat, player), number = *as_number(store, *x);
    if (player == Player::left ? stop < number : stop > number) return true;
  }
  return false;
}

}  // namespace summand
