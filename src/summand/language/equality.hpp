// Which answers that are no games are equal.
#pragma once

#include "summand/base/result.hpp"
#include "summand/language/answer.hpp"

namespace summand {

// Whether two answers are equal, of which at least one is neither a game nor the sides of a game.
// A text in quotes stands for an outcome ("N", or "LD" with a draw) or for the sign of a comparison
// ("<", "=", ">", "||") if the other answer is one. A verdict is compared by its outcome, and
// another explanation by its text. Lists are compared element by element, games in them by their
// values. Fails without a place if the kinds are different, or if the text is no such word. May
// throw LimitReached.
Result<bool> equal(const Answer& a, const Answer& b, ValueStore& store);

}  // namespace summand
