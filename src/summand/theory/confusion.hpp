// How games compare with numbers: the confusion interval, and why nobody moves in a number
// (Winning Ways ch. 6, "The Left and Right Stops" and "Don't Move In A Number ...").
#pragma once

#include <compare>
#include <optional>

#include "summand/base/result.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The numbers a game is confused with: those between its Right stop and its Left stop, of which the
// ends may or may not be among them. The game is greater than all numbers below and less than all
// above, but a number equals its own.
struct ConfusionInterval {
  Bound low, high;  // the stops; closed: the game is confused with that one too

  // For a number, and a number with something positive or negative added that is infinitesimal.
  bool is_empty() const { return low.at == high.at && !low.closed; }
  bool contains(const Dyadic& x) const;

  friend bool operator==(const ConfusionInterval&, const ConfusionInterval&) = default;
};

// Two comparisons at most. What the stops leave open is asked of the order, as no wall of a
// thermograph shows it.
ConfusionInterval confusion_interval(ValueStore& store, Value g);

// Of a sum of numbers and switches, by formula. Linear in the switches.
ConfusionInterval confusion_interval(const SwitchSum& sum);

// The order of g and x: by the stops at once unless x is one of them.
std::partial_ordering compare_with_number(ValueStore& store, Value g, const Dyadic& x);

// The canonical option of g to which the player, moving first, wins g + x, or nothing if he loses
// it. Only options of g are tried: by the Number Avoidance Theorem (Winning Ways ch. 6) a winner
// has a winning move outside the number, if anything else is there. An error if g is a number
// itself. A comparison for each option.
Result<std::optional<Value>> winning_option_beside(ValueStore& store, Value g, const Dyadic& x,
                                                   Player player);

}  // namespace summand
