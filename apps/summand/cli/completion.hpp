// Completion of command lines, as scripts for shells.
#pragma once

#include <string>

namespace summand::program {

// The scripts complete commands, options, sub-commands, and names of games.
std::string completion_for_bash();
std::string completion_for_zsh();
std::string completion_for_fish();

}  // namespace summand::program
