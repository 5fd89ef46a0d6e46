// Asks the door what the command line asks, and writes the answers.
#pragma once

#include "apps/summand/cli/run.hpp"

namespace summand::program {

// Writes one answer, or one for each argument: an expression, the contents of a file (@FILE), or
// each line of the standard input (-).
Exit answer(Run& run, const Request& request);

}  // namespace summand::program
