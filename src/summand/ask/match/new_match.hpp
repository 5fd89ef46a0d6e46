// Matches between two players, from their start.
#pragma once

#include <string_view>

#include "summand/language/session.hpp"
#include "summand/play/sum_match.hpp"

namespace summand::ask {

struct MatchManner {
  Convention convention = Convention::normal;
  Origin origin = Origin::top;
};

// Starts a match from an expression, or from the first example of a game if the text is its name.
// The offset of an error counts bytes of the text.
Attempt<SumMatch> new_match(Session& session, std::string_view text, Player first,
                            const MatchManner& manner = {});

// Adds the place of an error in a text to its message, after `before`. Other failures are not
// changed.
Failure in_place(std::string_view text, std::string_view before, Failure failure);

}  // namespace summand::ask
