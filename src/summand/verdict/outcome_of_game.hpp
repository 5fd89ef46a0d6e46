// Who wins a game, by whatever means is the first to know.
#pragma once

#include <functional>
#include <memory>

#include "summand/base/attempt.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/language/outcome_oracle.hpp"

namespace summand {

// A theorem about a single position; retrograde analysis, where loopy positions have no value; else
// the values and a search in turn, each for a share of time that doubles, so that neither waits
// long for the other one. Fails where play goes on for ever, and where a limit ends them all.
Attempt<Outcome> outcome_of(const Game& game, const std::function<Result<Outcome>()>& by_values);

// The same for the sessions of the language (Session::ask).
std::shared_ptr<const OutcomeOracle> outcome_oracle();

}  // namespace summand
