// W.up for any game W, and galvanized play (Winning Ways ch. 8, "General Multiples of Up" and
// "Galvanized Games").
#pragma once

#include <cstdint>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// W.up + *star: n.^ for an integer n, otherwise {W^L.up + ^^* | W^R.up + vv*}. It is all-small with
// atomic weight W. It is additive in W, and W.up >= 0 if and only if W >= 0. It depends on the
// value of W only. Makes one new value and two sums for each option of each follower of W. Reaches
// the size limit if an integer among them is beyond 2^63.
Value up_multiple(ValueStore& store, Value weight, std::uint64_t star = 0);

// W.up as play: a position of W that has a charge of ups and a star. A player who moves in W adds
// two ups of his own to the charge and adds * to the star. When W has become an integer n, it
// discharges to (n + charge).^ + *star, and play continues in that game.
struct Galvanized {
  Value weight;
  std::int64_t charge = 0;
  std::uint64_t star = 0;

  friend bool operator==(const Galvanized&, const Galvanized&) = default;
};

bool is_discharged(const ValueStore& store, const Galvanized& position);
// The moves of a player in a position that is not discharged: his canonical moves in W.
std::vector<Galvanized> moves(ValueStore& store, const Galvanized& position, Player player);
// W.up + charge.^ + *star.
Value value_of(ValueStore& store, const Galvanized& position);

}  // namespace summand
