// Thermograph: the stops of a game when every move is taxed (Winning Ways ch. 6).
#pragma once

#include <string>
#include <vector>

#include "summand/theory/scaffold.hpp"
#include "summand/value/value.hpp"

namespace summand {

using WallPoint = scaffold::Point<Dyadic>;

// A stretch of a wall between two taxes.
struct Stretch {
  Dyadic from, to;

  friend bool operator==(const Stretch&, const Stretch&) = default;
};

// LW(t) and RW(t): the Left and Right stop of the game cooled by t, from the bottom up.
struct Thermograph {
  // The points where the slope changes. The first is at the bottom (t = -1 or t = 0), and above the
  // last the wall is the mast. Between points it is straight with slope -1, 0 or 1. Left's wall
  // never rises, and Right's never falls.
  std::vector<WallPoint> left, right;
  Dyadic mean;
  Dyadic temperature;

  friend bool operator==(const Thermograph&, const Thermograph&) = default;

  const std::vector<WallPoint>& wall(Player player) const {
    return player == Player::left ? left : right;
  }
  Dyadic bottom() const { return left.front().t; }
  // The wall at a tax t >= bottom().
  Dyadic at(Player player, const Dyadic& t) const;
  // Its slope just above t.
  int slope_above(Player player, const Dyadic& t) const;
  // The stretches below the temperature on which the wall is vertical: there the player's move is
  // answered at once.
  std::vector<Stretch> vertical(Player player) const;
  // Whether a wall is vertical just below the temperature. Then the player's best move there leaves
  // a game at least as hot (Winning Ways ch. 6, "Does the Excitement Show?").
  bool shows_excitement(Player player) const;
};

// Writes one line: "mean 1/2, temperature 3/2, left wall -1:3 3/2:1/2, right wall -1:-2 3/2:1/2".
// Points are written as t:value.
std::string print(const Thermograph& graph);

// -1 for an integer, -1/2^k for another number with denominator 2^k.
Dyadic temperature_of_number(const Dyadic& x);

}  // namespace summand
