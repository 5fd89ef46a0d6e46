// The names of a session as statements that give them again.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "summand/language/session.hpp"

namespace summand {

struct WrittenName {
  std::string name;
  std::string heading;  // f(a, b) for a definition, otherwise the name
  std::string kind;     // "game", "list", "definition"
  // Nothing if the language cannot write the answer, and if it would have too many characters.
  std::optional<std::string> statement;

  bool is_definition() const { return kind == "definition"; }
};

// The variables except _, and then the definitions, both sorted. A game is written as it was given,
// so its value is not computed. An answer of more than `most` characters is not written. Throws
// LimitReached.
std::vector<WrittenName> written_names(const Session& session, std::size_t most);

// The same for a script: each statement is one line, and a session with the same games accepts the
// statements in this order. Nothing is written of those that it would refuse.
std::vector<WrittenName> names_for_script(const Session& session);

}  // namespace summand
