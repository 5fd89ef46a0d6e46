// What a conjecture says of who wins, in words that leave no doubt that it is one.
#pragma once

#include <string>

#include "summand/ruleset/any.hpp"

namespace summand {

// "if a conjecture is true, Right wins: an odd number of chips, ...: conjectured (C6), ..."; empty
// where none says anything, and where a limit comes first.
std::string conjecture_text(const AnyPosition& position, Player first);

}  // namespace summand
