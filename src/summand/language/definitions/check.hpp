// The check of a definition before any call.
#pragma once

#include <string>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/language/session.hpp"
#include "summand/language/syntax/syntax_tree.hpp"

namespace summand {

// The names of values and of functions in the tree of a definition, sorted, without its parameters
// and other names that it binds. Fails if a value has no meaning. Functions may be defined later:
// their names are looked up when they are called. Calls of functions of the language are marked in
// the tree, so that they are found at once. Linear but for the names, without recursion.
Result<std::vector<std::string>> check_definition(const Session& session, SyntaxTree& tree);

}  // namespace summand
