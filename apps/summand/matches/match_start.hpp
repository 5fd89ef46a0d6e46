// Matches between two players, from their start.
#pragma once

#include <string_view>

#include "summand/language/session.hpp"
#include "summand/play/sum_match.hpp"

namespace summand::program {

// Starts a match from an expression, or from the first example of a game if the text is its name.
// Messages of errors show the place.
Attempt<SumMatch> new_match(Session& session, std::string_view text, Player first);

// A message that shows the place of an error in a text, after `before`.
Failure in_place(std::string_view text, std::string_view before, Failure failure);

}  // namespace summand::program
