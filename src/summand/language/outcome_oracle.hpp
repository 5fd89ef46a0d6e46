// OutcomeOracle: whom the language asks who wins a game, if there is anybody who knows more ways to
// find out than the value.
#pragma once

#include <functional>

#include "summand/base/attempt.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

class Game;

class OutcomeOracle {
 public:
  virtual ~OutcomeOracle() = default;

  // Who wins. `by_values` finds that from the values of the summands; it may throw LimitReached,
  // and goes on from there when it is called again.
  virtual Attempt<Outcome> outcome(const Game& game,
                                   const std::function<Result<Outcome>()>& by_values) const = 0;
};

}  // namespace summand
