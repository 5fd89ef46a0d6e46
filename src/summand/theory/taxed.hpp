// Taxed: what taxes tell of a game that is known by its options alone, without its canonical form.
#pragma once

#include <span>

#include "summand/theory/thermograph.hpp"

namespace summand {

// The thermograph from t = 0 up, and how the game compares with its own stops: the walls cannot
// tell whether {0|1*} is 1/2 or 1, the comparisons can. Options may be written in any form.
struct Taxed {
  Thermograph graph;
  bool reaches_right_stop = true;  // g >= its Right stop
  bool keeps_left_stop = true;     // g <= its Left stop

  friend bool operator==(const Taxed&, const Taxed&) = default;

  const Dyadic& stop(Player starting) const { return graph.wall(starting).front().value; }
  // Whether the game equals a number, which is then graph.mean.
  bool is_number() const {
    return stop(Player::left) == stop(Player::right) && reaches_right_stop && keeps_left_stop;
  }
};

Taxed taxed_number(const Dyadic& x);

// The game with these options. Where the scaffolds leave a gap it is the simplest number in it, and
// an end of the gap is in it if no option of that side is as good as that number (Winning Ways ch.
// 6; the simplicity rule). Linear in the points of the walls.
Taxed taxed(std::span<const Taxed* const> left, std::span<const Taxed* const> right);

// The players exchanged.
Taxed negative(const Taxed& game);

// The game with a number added.
Taxed translated(Taxed game, const Dyadic& x);

}  // namespace summand
