// Taxed: what taxes show about a game given by its options only, without its canonical form.
#pragma once

#include <span>

#include "summand/theory/thermograph.hpp"

namespace summand {

class Thermographs;

// The thermograph from t = 0 up, and how the game compares with its own stops. The walls cannot
// distinguish whether {0|1*} is 1/2 or 1, but the comparisons can. Options may have any form.
struct Taxed {
  Thermograph graph;
  bool reaches_right_stop = true;  // g >= its Right stop
  bool keeps_left_stop = true;     // g <= its Left stop

  friend bool operator==(const Taxed&, const Taxed&) = default;

  const Dyadic& stop(Player starting) const { return graph.wall(starting).front().value; }
  // Whether the game is equal to a number, which is then graph.mean.
  bool is_number() const {
    return stop(Player::left) == stop(Player::right) && reaches_right_stop && keeps_left_stop;
  }
};

Taxed taxed_number(const Dyadic& x);
// A game by its value. Assumes thermographs from t = 0 up.
Taxed taxed(Thermographs& thermographs, Value game);

// The game with these options. If the scaffolds leave a gap, the game is the simplest number in it.
// An end of the gap is included if no option of that side is as good as that number (Winning Ways
// ch. 6; the simplicity rule). Linear in the points of the walls.
Taxed taxed(std::span<const Taxed* const> left, std::span<const Taxed* const> right);

// The game with the players exchanged.
Taxed negative(const Taxed& game);

// The game plus a number.
Taxed translated(Taxed game, const Dyadic& x);

}  // namespace summand
