// Comparison of games with numbers: the confusion interval, and why nobody moves in a number
// (Winning Ways ch. 6, "The Left and Right Stops" and "Don't Move In A Number ...").
#pragma once

#include <compare>
#include <optional>

#include "summand/base/result.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The numbers that a game is confused with: those between its Right stop and its Left stop. Each
// end may or may not be included. The game is greater than all numbers below and less than all
// numbers above. A number is equal to its only stop.
struct ConfusionInterval {
  Bound low, high;  // the stops; closed: the game is confused with that one, too

  // True for a number, and for a number plus a positive or negative infinitesimal.
  bool is_empty() const { return low.at == high.at && !low.closed; }
  bool contains(const Dyadic& x) const;

  friend bool operator==(const ConfusionInterval&, const ConfusionInterval&) = default;
};

// Takes at most two comparisons. The stops do not decide whether the ends are included, and no wall
// of a thermograph shows it.
ConfusionInterval confusion_interval(ValueStore& store, Value g);

// The interval of a sum of numbers and switches, by formula. Linear in the switches.
ConfusionInterval confusion_interval(const SwitchSum& sum);

// The order of g and x. The stops decide at once unless x is one of them.
std::partial_ordering compare_with_number(ValueStore& store, Value g, const Dyadic& x);

// The canonical option of g to which the player, moving first, wins g + x. Returns nullopt if he
// loses. Only options of g are tried: by the Number Avoidance Theorem (Winning Ways ch. 6) a winner
// has a winning move outside the number, if there is any other game. Fails if g is a number. Takes
// a comparison for each option.
Result<std::optional<Value>> winning_option_beside(ValueStore& store, Value g, const Dyadic& x,
                                                   Player player);

}  // namespace summand
