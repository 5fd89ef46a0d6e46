// Compares the answers of a table with their meaning: a state is won if and only if some action
// leads to a won state.
#pragma once

#include <cstdint>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// Checks that many random states, or all states if there are not more. Returns their number. The
// error names a state whose answer does not follow from the states one action later, or from
// Theorem 5.4. For tables of the plain model. Throws LimitReached.
Result<std::uint64_t> check_table(const EndgameTable& table, std::uint64_t most, std::uint64_t seed,
                                  Budget budget);

// The same for one state. Assumes that the table knows it.
Result<void> check_answer(const EndgameTable& table, const State& state);

}  // namespace summand::sucker
