#include "summand/theory/confusion.hpp"

#include "summand/value/properties.hpp"

namespace summand {

bool ConfusionInterval::contains(const Dyadic& x) const {
  const bool above = x > low.at || (low.closed && x == low.at);
  const bool below = x < high.at || (high.closed && x == high.at);
  return above && below;
}

ConfusionInterval confusion_interval(ValueStore& store, Value g) {
  const auto end = [&](Player player) {
    const Dyadic stop = store.stop(g, player);
    const bool confused = compare_with_number(store, g, stop) == std::partial_ordering::unordered;
    return Bound{stop, confused};
  };
  return {end(Player::right), end(Player::left)};
}

ConfusionInterval confusion_interval(const SwitchSum& sum) {
  const auto end = [&](Player player) {
    const Dyadic at = stop(sum, player);
    const SwitchSum beside{sum.mean - at, sum.sizes};
    return Bound{at, outcome(beside) == Outcome::next};
  };
  return {end(Player::right), end(Player::left)};
}

std::partial_ordering compare_with_number(ValueStore& store, Value g, const Dyadic& x) {
  const Dyadic low = store.right_stop(g), high = store.left_stop(g);
  if (x < low) return std::partial_ordering::greater;
  if (x > high) return std::partial_ordering::less;
  if (low < x && x < high) return std::partial_ordering::unordered;
  return store.compare(g, store.number(x));
}

Result<std::optional<Value>> winning_option_beside(ValueStore& store, Value g, const Dyadic& x,
                                                   Player player) {
  if (is_number(store, g)) {
    return fail("number avoidance speaks of a number beside a game that is not one");
  }
  const Value against = store.number(-x);
  for (const Value option : store.options(g, player)) {
    store.budget().ask();
    const bool wins = player == Player::left ? store.less_equal(against, option)
                                             : store.less_equal(option, against);
    if (wins) return std::optional(option);
  }
  return std::optional<Value>();
}

}  // namespace summand
