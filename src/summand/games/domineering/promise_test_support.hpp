// Compares promises with values.
#pragma once

#include "summand/games/domineering/promise.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/store.hpp"

namespace summand::games::domineering {

class PromiseChecks {
 public:
  explicit PromiseChecks(ValueStore& store)
      : store_(store), thermographs_(store, Thermographs::Bottom::zero) {}

  // Whether all that the promise says is true, if the player is Left.
  bool is_sound(const Promise& promise, Value value) {
    const Thermograph graph = thermographs_.of(value);
    for (int tax = 0; tax + 1 < Promise::kTaxes; ++tax) {
      const Dyadic at = Dyadic::ratio(Promise::kTwiceTaxes[tax], 1);
      if (moves(promise.second(tax)) > graph.at(Player::right, at)) return false;
      if (moves(promise.first(tax)) > graph.at(Player::left, at)) return false;
    }
    if (moves(promise.mean()) > graph.mean) return false;
    if (moves(promise.first(Promise::kTaxes - 1)) > graph.mean) return false;
    // A stop that is reached is closed: the player wins if the value is reduced by it.
    return store_.less_equal(store_.number(moves(promise.second(0))), value) &&
           !store_.less_equal(value, store_.number(moves(promise.first(0))));
  }
  // Whether it decides the winner as the value does, or not at all.
  bool decides_rightly(const Promise& promise, Value value) {
    const bool second = store_.less_equal(store_.zero(), value);
    const bool first = !store_.less_equal(value, store_.zero());
    return (second || !promise.wins_second()) && (first || !promise.wins_first());
  }

 private:
  static Dyadic moves(int units) { return Dyadic::ratio(units, 9); }

  ValueStore& store_;
  Thermographs thermographs_;
};

}  // namespace summand::games::domineering
