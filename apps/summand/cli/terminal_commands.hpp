// The commands that only a terminal can carry out: one file each in commands/.
#pragma once

#include <span>

#include "apps/summand/cli/command.hpp"

namespace summand::program {

std::span<const TerminalCommand* const> terminal_commands();

}  // namespace summand::program
