// The shape of a number with a tiny or miny beside it, for values and for stoppers.
#pragma once

#include "summand/value/value.hpp"

namespace summand {

// Whether g is {x||x|H} or {H|x||x}. only(of, player) is the single option of that player as an
// optional, or nullopt. is_number(x) says which x are allowed. threatens(H, x, player) says whether
// H is low enough under x if the player is Left, and high enough over it if he is Right.
template <class G, class Only, class IsNumber, class Threatens>
bool has_shape_of_number_tiny(const G& g, Only&& only, IsNumber&& is_number,
                              Threatens&& threatens) {
  for (const Player player : {Player::left, Player::right}) {
    const auto x = only(g, player), other = only(g, opponent(player));
    if (!x || !other || !is_number(*x) || only(*other, player) != x) continue;
    const auto threat = only(*other, opponent(player));
    if (threat && threatens(*threat, *x, player)) return true;
  }
  return false;
}

}  // namespace summand
