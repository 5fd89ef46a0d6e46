// Matches between two players, from their start.
#pragma once

#include <string_view>

#include "summand/language/session.hpp"
#include "summand/play/sum_match.hpp"

namespace summand::ask {

// Starts a match from an expression, or from the first example of a game if the text is its name.
// The offset of an error counts bytes of the text.
Attempt<SumMatch> new_match(Session& session, std::string_view text, Player first);

// A message that shows the place of an error in a text, after `before`. Other failures stay as they
// are.
Failure in_place(std::string_view text, std::string_view before, Failure failure);

}  // namespace summand::ask
