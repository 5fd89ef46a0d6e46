// Answers of a table against what they mean: a state is won if and only if some action leads to a
// state that is won.
#pragma once

#include <cstdint>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// Looks at so many states, drawn at random by the seed, or at all where there are no more; returns
// how many that are. The error names a state whose answer does not follow from those one action
// later, or from Theorem 5.4. For tables of the plain model. Throws LimitReached.
Result<std::uint64_t> check_table(const EndgameTable& table, std::uint64_t most, std::uint64_t seed,
                                  Budget budget);

// The same for the state alone. Assumes that the table knows it.
Result<void> check_answer(const EndgameTable& table, const State& state);

}  // namespace summand::sucker
