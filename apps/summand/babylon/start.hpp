// What lies on the table when Babylon begins around it.
#pragma once

#include "apps/summand/cli/command.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

// The game as it is sold, or that of the argument, such as babylon(5,4,2) or stacks in quotes, for
// as many players as --players or --seats say, or `players`.
Result<SeatedBabylon::State> state_of(const program::Request& request, unsigned players,
                                      ask::NumberRange range);

}  // namespace summand::babylon
