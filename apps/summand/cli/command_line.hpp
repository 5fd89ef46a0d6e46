// The command line: arguments to a Request, and the help pages.
#pragma once

#include <string>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "summand/base/result.hpp"

namespace summand::program {

// The arguments that follow the command's name. An argument is an option if it is -h or two hyphens
// and a word (with = and a value perhaps), so that expressions may begin with a hyphen; after --
// nothing is one.
Result<Request> parse_request(const Command& command, const std::vector<std::string>& arguments);

// The options of a command, and behind them those of every command.
std::vector<Option> options_of(const Command& command);

// The command line that uses it, "summand eval EXPR...".
std::string usage(const Command& command);
// The name and what follows it, for lists of commands.
std::string short_usage(const Command& command);
std::string help_of(const Command& command);
std::string help_of_program();

}  // namespace summand::program
