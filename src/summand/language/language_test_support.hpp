// Short forms for the tests of this layer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/language/session.hpp"

namespace summand {

// The answer as text; "offset: message" for an error, and the message alone for a limit.
inline std::string said(Session& session, std::string_view expression) {
  const auto answer = session.evaluate(expression);
  if (answer) return print(*answer);
  const Error& error = answer.error().error;
  return answer.error().limit ? error.message : std::to_string(error.offset) + ": " + error.message;
}

inline std::string said(std::string_view expression) {
  Session session;
  return said(session, expression);
}

// The offset of the error, or npos if there is none.
inline std::size_t error_offset(std::string_view expression) {
  Session session;
  const auto answer = session.evaluate(expression);
  return answer ? std::string_view::npos : answer.error().error.offset;
}

// The limit that the expression reaches while it is evaluated or printed, if any.
inline std::optional<Limit> limit_of(Session& session, std::string_view expression) {
  const auto text = within_limits([&]() -> Attempt<std::string> {
    SUMMAND_TRY(answer, session.evaluate(expression));
    return print(answer);
  });
  return text ? std::nullopt : text.error().limit;
}

// The text of the expression's game as it is written back.
inline std::string written(std::string_view expression) {
  Session session;
  const auto answer = session.evaluate(expression);
  return answer && answer->get<Game>() != nullptr ? answer->get<Game>()->print() : "no game";
}

}  // namespace summand
