// Thermograph: what a game is worth when every move is taxed (Winning Ways ch. 6).
#pragma once

#include <string>
#include <vector>

#include "summand/theory/scaffold.hpp"
#include "summand/value/value.hpp"

namespace summand {

using WallPoint = scaffold::Point<Dyadic>;

// A stretch of a wall, from one tax to another.
struct Stretch {
  Dyadic from, to;

  friend bool operator==(const Stretch&, const Stretch&) = default;
};

// LW(t) and RW(t), the Left and Right stop of the game cooled by t, from the bottom up.
struct Thermograph {
  // Points where the slope changes; the first is at the bottom (t = -1 or t = 0), and above the
  // last the wall is the mast. Between points it is straight with slope -1, 0 or 1: Left's never
  // rises, Right's never falls.
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
  // Where the wall is vertical below the temperature: there the player's move is answered at once.
  std::vector<Stretch> vertical(Player player) const;
  // Whether a wall is vertical just below the temperature: the player's best move there leaves a
  // game at least as hot (Winning Ways ch. 6, "Does the Excitement Show?").
  bool shows_excitement(Player player) const;
};

// One line: "mean 1/2, temperature 3/2, left wall -1:3 3/2:1/2, right wall -1:-2 3/2:1/2", the
// points as t:value.
std::string print(const Thermograph& graph);

// -1 for an integer, -1/2^k for another number with denominator 2^k.
Dyadic temperature_of_number(const Dyadic& x);

}  // namespace summand
