// The values of a sum in play and of its terms, which may take long.
#pragma once

#include <string>

#include "summand/base/attempt.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// As an expression with this term alone has it. Fails at a limit.
Attempt<Value> value_of_term(const SumInPlay& sum, const Term& term);
// Of all terms together.
Attempt<Value> value_of_sum(const SumInPlay& sum);

// Why a value was not computed, a clause.
std::string why_not_computed(const Failure& failure);

}  // namespace summand
