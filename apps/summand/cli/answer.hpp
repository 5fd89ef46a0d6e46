// Sends the question of the command line to the door, and writes the answers.
#pragma once

#include "apps/summand/cli/run.hpp"

namespace summand::program {

// Writes one answer, or one for each argument. An argument is an expression, @FILE for the contents
// of a file, or - for each line of the standard input.
Exit answer(Run& run, const Request& request);

}  // namespace summand::program
