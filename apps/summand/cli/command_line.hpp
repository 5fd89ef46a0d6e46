// The command line: arguments to a Request.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "summand/base/result.hpp"

namespace summand::program {

// The arguments that follow the command's name, of which the first one that is no option may name a
// sub-command: the request is for that one then. An argument is an option if it is -h, the letter
// of an option, or two hyphens and a word (with = and a value perhaps), so that expressions may
// begin with a hyphen; after -- nothing is one. An option that the command does not have is an
// error with its place.
Result<Request> parse_request(const Command& command, const std::vector<std::string>& arguments);

// Whether a value follows that option in the next word.
bool takes_value(const Command& command, std::string_view option);

}  // namespace summand::program
