// The command line: makes a Request from the arguments.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "summand/base/result.hpp"

namespace summand::program {

// Reads the arguments after the command's name. If the first one that is not an option names a
// sub-command, the request is for the sub-command. An option is -h, a hyphen and the letter of an
// option, or two hyphens and a word, with = and a value if needed. So an expression may begin with
// a hyphen. After -- no argument is an option. An option that the command does not have is an error
// with its place.
Result<Request> parse_request(const Command& command, const std::vector<std::string>& arguments);

// True if the next word is the value of that option.
bool takes_value(const Command& command, std::string_view option);
// True if the argument is an option or looks like one. `options` are those of the command.
bool looks_like_option(std::string_view argument, std::span<const Option> options);

// The index of the argument that names a sub-command. If there is none: the number of arguments.
std::size_t place_of_child(const Command& command, std::span<const std::string> arguments);

}  // namespace summand::program
