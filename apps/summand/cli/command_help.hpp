// The help pages of commands.
#pragma once

#include <string>

#include "apps/summand/cli/command.hpp"

namespace summand::program {

// The command line, such as "summand eval EXPR...". If there are sub-commands: one line for each
// form.
std::string usage(const Command& command);
std::string help_of(const Command& command);
std::string help_of_program();

}  // namespace summand::program
