// Who wins a game, by the fastest of several means.
#pragma once

#include <functional>
#include <memory>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/language/outcome_oracle.hpp"

namespace summand {

// Uses a theorem about a single position, or retrograde analysis if loopy positions have no value.
// Otherwise the values and a search take turns. Each turn has twice the time of the one before, so
// neither waits long for the other. Fails if play goes on for ever, and if all means reach a limit.
Attempt<Outcome> outcome_of(const Game& game, const std::function<Result<Outcome>()>& by_values);

// The same for the sessions of the language (Session::ask).
std::shared_ptr<const OutcomeOracle> outcome_oracle();

}  // namespace summand
