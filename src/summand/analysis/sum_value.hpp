// The values of a sum in play and of its terms. Computing them may take long.
#pragma once

#include <string>

#include "summand/base/attempt.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// The value of the expression that has only this term. Fails if a limit is reached.
Attempt<Value> value_of_term(const SumInPlay& sum, const Term& term);
// The value of the whole sum.
Attempt<Value> value_of_sum(const SumInPlay& sum);

// The reason why a value was not computed, as a clause.
std::string why_not_computed(const Failure& failure);

}  // namespace summand
