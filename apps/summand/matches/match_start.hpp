// Matches between two players, from their start.
#pragma once

#include <string_view>

#include "summand/language/session.hpp"
#include "summand/play/sum_match.hpp"

namespace summand::program {

// From an expression, or from the first example of a game whose name stands alone. Errors have
// their place in the message.
Attempt<SumMatch> new_match(Session& session, std::string_view text, Player first);

// An error in a text as a message that shows the place, after `before`.
Failure in_place(std::string_view text, std::string_view before, Failure failure);

}  // namespace summand::program
