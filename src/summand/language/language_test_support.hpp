// Short forms for the tests of this layer.
#pragma once

#include <string>
#include <string_view>

#include "summand/language/session.hpp"

namespace summand {

// The answer as text, or "offset: message".
inline std::string said(Session& session, std::string_view expression) {
  const auto answer = session.evaluate(expression);
  if (!answer) return std::to_string(answer.error().offset) + ": " + answer.error().message;
  return print(*answer);
}

inline std::string said(std::string_view expression) {
  Session session;
  return said(session, expression);
}

// The offset of the error; npos if there is none.
inline std::size_t error_offset(std::string_view expression) {
  Session session;
  const auto answer = session.evaluate(expression);
  return answer ? std::string_view::npos : answer.error().offset;
}

// How the game of the expression is written.
inline std::string written(std::string_view expression) {
  Session session;
  const auto answer = session.evaluate(expression);
  return answer && answer->get<Game>() != nullptr ? answer->get<Game>()->print() : "no game";
}

}  // namespace summand
