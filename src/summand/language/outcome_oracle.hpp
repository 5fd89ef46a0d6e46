// OutcomeOracle: finds who wins a game, if something is installed that knows more ways than the
// value.
#pragma once

#include <functional>

#include "summand/base/attempt.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

class Game;

class OutcomeOracle {
 public:
  virtual ~OutcomeOracle() = default;

  // Who wins. `by_values` finds it from the values of the summands. It may throw LimitReached, and
  // continues from there when it is called again.
  virtual Attempt<Outcome> outcome(const Game& game,
                                   const std::function<Result<Outcome>()>& by_values) const = 0;
};

}  // namespace summand
