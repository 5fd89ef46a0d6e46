// The help pages of commands.
#pragma once

#include <string>

#include "apps/summand/cli/command.hpp"

namespace summand::program {

// The command line that uses it, "summand eval EXPR..."; with sub-commands one line for each way.
std::string usage(const Command& command);
// The name and what follows it, for lists of commands.
std::string short_usage(const Command& command);
std::string help_of(const Command& command);
std::string help_of_program();

}  // namespace summand::program
