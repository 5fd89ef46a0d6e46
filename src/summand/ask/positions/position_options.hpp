// The options of a search over positions.
#pragma once

#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/positions/position_question.hpp"
#include "summand/positions/saved_selection.hpp"

namespace summand::ask {

// Fails if options are wrong or do not fit together. Evaluates nothing.
Result<PositionQuestion> position_question(const Request& request);

// What the search of a correct request in this game is about. Throws LimitReached.
SelectionSubject subject_of(const Request& request, const AnyRuleset& game, const Budget& budget);

}  // namespace summand::ask
