// Command: the word after "summand": a question, or something that only a terminal can do.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "summand/ask/request.hpp"

namespace summand::program {

class Run;

// The description of a terminal command has the form of a question.
using Command = ask::Question;
using ask::common_options;
using ask::find_child;
using ask::joined;
using ask::Option;
using ask::Request;

// The exit codes of the program. `refuted` means that a verification failed.
enum Exit : int { done = 0, wrong = 1, limited = 2, internal = 3, refuted = 4 };

// Defined in a file in commands/.
struct TerminalCommand {
  Command description;
  Exit (*run)(Run& run);
};

// Questions and terminal commands, sorted by name.
std::span<const Command* const> all_commands();
const Command* find_command(std::string_view name);
// The command or sub-command with that whole name.
const Command* find_command_or_child(std::string_view name);
// True if a sub-command must be named, because the command itself does nothing.
bool needs_child(const Command& command);

// True if the command reads expressions or names of games.
bool calls_games(const Command& command);

// The options of a command itself, with --rules if it calls games.
std::vector<Option> own_options_of(const Command& command);
// These and those that every command has.
std::vector<Option> all_options_of(const Command& command);

// Carries out the request of the run.
Exit carry_out(Run& run);

}  // namespace summand::program
