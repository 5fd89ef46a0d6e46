#include "summand/analysis/sum_value.hpp"

#include <vector>

namespace summand {

Attempt<Value> value_of_term(const SumInPlay& sum, const Term& term) {
  return within_limits([&]() -> Attempt<Value> {
    if (const Value* value = term.value()) return *value;
    const Value value = term.position()->value(sum.workspace()->evaluators);
    return term.negated ? sum.store().negative(value) : value;
  });
}

Attempt<Value> value_of_sum(const SumInPlay& sum) {
  return within_limits([&]() -> Attempt<Value> {
    std::vector<Value> values;
    for (const Term& term : sum.terms()) {
      SUMMAND_TRY(value, value_of_term(sum, term));
      values.push_back(value);
    }
    return sum.store().sum(values);
  });
}

std::string why_not_computed(const Failure& failure) {
  const bool no_time = failure.limit == Limit::interrupted || failure.limit == Limit::time;
  return no_time ? "the time limit for an answer is reached" : failure.error.message;
}

}  // namespace summand
