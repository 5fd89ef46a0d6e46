// The law of bounds: what a guarantee decides is true.
#pragma once

#include <cstddef>
#include <string>

#include "summand/theory/guarantee.hpp"
#include "summand/value/store.hpp"

namespace summand::testing {

// The questions about sums of a value and a number that guarantees of the value decide.
struct DecidedByBounds {
  std::size_t right = 0, wrong = 0;
};

DecidedByBounds questions_decided(ValueStore& store, Value value, const Guarantees& guarantees);

// Expects no wrong answer, and returns the number of answers.
std::size_t decided_by_bounds(ValueStore& store, Value value, const Guarantees& guarantees,
                              const std::string& name);

}  // namespace summand::testing
