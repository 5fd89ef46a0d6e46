// W.up for any game W, and galvanized play (Winning Ways ch. 8, "General Multiples of Up" and
// "Galvanized Games").
#pragma once

#include <cstdint>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// W.up + *star: n.^ for an integer n, otherwise {W^L.up + ^^* | W^R.up + vv*}.
// All-small, of atomic weight W, additive in W and W.up >= 0 exactly when W >= 0. Depends on the
// value of W only. One new value and two sums for each option of each follower of W; a size limit
// where an integer among them is beyond 2^63.
Value up_multiple(ValueStore& store, Value weight, std::uint64_t star = 0);

// W.up as play: a position of W that carries a charge of ups and a star. Whoever moves in W adds
// two ups of his own to the charge and turns * over; when W has become an integer n it discharges,
// to (n + charge).^ + *star, which is then played as such.
struct Galvanized {
  Value weight;
  std::int64_t charge = 0;
  std::uint64_t star = 0;

  friend bool operator==(const Galvanized&, const Galvanized&) = default;
};

bool is_discharged(const ValueStore& store, const Galvanized& position);
// What a player can move to in a position that is not discharged: its canonical moves in W.
std::vector<Galvanized> moves(ValueStore& store, const Galvanized& position, Player player);
// W.up + charge.^ + *star.
Value value_of(ValueStore& store, const Galvanized& position);

}  // namespace summand
