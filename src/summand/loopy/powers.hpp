// Powers of a game, and sums of its powers, with pseudonumbers as exponents.
#pragma once

#include "summand/base/result.hpp"
#include "summand/loopy/loopy_graph.hpp"
#include "summand/loopy/pseudo_number.hpp"
#include "summand/value/store.hpp"

namespace summand {

// As for numbers (theory/uptimals.hpp), for an x that is no number, and a loopy y with 1 : y = x
// (A. N. Siegel, CGSuite 2.2-beta2, CanonicalShortGame.PowTo and Pow). So the sum up to on is G :
// on, as in upon = ^ : on. The sum fails unless x is on, n+over for n >= 0, or n+under for n > 0.
// The power fails unless x - 1 is one of these, and G is {0|H}. Throw LimitReached.
Result<LoopyGame> power_sum(ValueStore& store, Value g, const PseudoNumber& x);
Result<LoopyGame> power_of_game(ValueStore& store, Value g, const PseudoNumber& x);

}  // namespace summand
