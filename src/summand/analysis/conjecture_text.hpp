// The statement of a conjecture about who wins. Its words leave no doubt that it is a conjecture.
#pragma once

#include <string>

#include "summand/ruleset/any.hpp"

namespace summand {

// Returns "if a conjecture is true, Right wins: an odd number of chips, ...: conjectured (C6),
// ...". Empty if there is no conjecture, or if a limit is reached first.
std::string conjecture_text(const AnyPosition& position, Player first);

}  // namespace summand
