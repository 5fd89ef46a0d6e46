// Completion of command lines, as scripts for shells.
#pragma once

#include <string>

namespace summand::program {

// Commands, their options and sub-commands, and names of games where a game may stand.
std::string completion_for_bash();
std::string completion_for_zsh();
std::string completion_for_fish();

}  // namespace summand::program
