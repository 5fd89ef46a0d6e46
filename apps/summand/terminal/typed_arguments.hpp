// TypedArguments: the arguments of a command in a line of a dialogue or of a script.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/command.hpp"

namespace summand::program {

struct TypedArguments {
  std::vector<std::string> arguments;  // as a shell would pass them
  std::vector<std::size_t> places;     // where those begin that are no options
};

// Reads the text after the command's name. Spaces divide words, but not inside brackets or quotes.
// Options may stand anywhere. What stands between them is one expression, unless the command wants
// words. 'Single quotes' hold one whole argument, as in a shell. # after a space begins a comment.
TypedArguments typed_arguments(const Command& command, std::string_view text);

}  // namespace summand::program
