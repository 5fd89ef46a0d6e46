// Copies of a session, so that several threads evaluate expressions at once.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "summand/language/session.hpp"

namespace summand {

// A session with the same games, names and definitions, but with a workspace of its own. It shares
// the budget. Games have to find their values again. Null if a name cannot be written as an
// expression. Asks for all games of the session, so that no thread reads files of rules later.
// Throws LimitReached.
std::unique_ptr<Session> copy_of(const Session& session);

// So many copies, or none if a name cannot be written. Throws LimitReached.
std::vector<std::unique_ptr<Session>> copies_of(const Session& session, std::size_t count);

}  // namespace summand
