// The compound thermograph of a sum: the stop that a player who moves first can ensure, found
// without computing the sum (Winning Ways ch. 6, "The Thermostatic Strategy").
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/theory/thermographs.hpp"

namespace summand {

// A bend of a line, and its slope from there on.
struct Bend {
  Dyadic t, value;
  std::int64_t slope = 0;

  friend bool operator==(const Bend&, const Bend&) = default;
};

// A line from t = 0 up, in rising order of t. After the last bend it is vertical.
using BentLine = std::vector<Bend>;

Dyadic value_at(const BentLine& line, const Dyadic& t);  // t >= 0

// The lines for the player who moves first. For Left, with the walls LW and RW of the summands,
//   R(t) = sum of all RW(t),  C(t) = R(t) + the greatest LW(t) - RW(t).
// For Right the sides are exchanged: C(t) = sum of all LW(t) - the greatest width.
struct CompoundThermograph {
  Player player;
  BentLine others;    // R(t): if the opponent starts in each summand
  BentLine compound;  // C(t)
  Dyadic ambient;     // the least t >= 0 at which C is best for the player
  Dyadic guarantee;   // C there; thermostat reaches a stop at least as good
};

// The thermographs must begin at -1 or 0. Takes O(n log k) for n bends in the walls of k summands.
CompoundThermograph compound_thermograph(std::span<const Thermograph> summands, Player player);
CompoundThermograph compound_thermograph(Thermographs& thermographs,
                                         std::span<const Value> summands, Player player);

}  // namespace summand
