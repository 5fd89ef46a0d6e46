// Command: what can be typed behind "summand": a question, or something only a terminal can do.
#pragma once

#include <span>
#include <string_view>

#include "summand/ask/request.hpp"

namespace summand::program {

class Run;

// Questions, and the descriptions of what only a terminal can do, have the same form.
using Command = ask::Question;
using ask::common_options;
using ask::find_child;
using ask::joined;
using ask::Option;
using ask::options_of;
using ask::Request;

// The exit codes of the program. refuted: a verification failed.
enum Exit : int { done = 0, wrong = 1, limited = 2, internal = 3, refuted = 4 };

// What a file in commands/ defines.
struct TerminalCommand {
  Command description;
  Exit (*run)(Run& run);
};

// Questions and terminal commands, sorted by name.
std::span<const Command* const> all_commands();
const Command* find_command(std::string_view name);
// A command or sub-command by its whole name.
const Command* find_command_or_child(std::string_view name);
// Whether it only holds sub-commands, so that one of them must be named.
bool needs_child(const Command& command);

// Does what the request of the run says.
Exit carry_out(Run& run);

}  // namespace summand::program
