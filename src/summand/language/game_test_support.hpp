// The game of an expression.
#pragma once

#include <gtest/gtest.h>
#include <string_view>

#include "summand/language/session.hpp"

namespace summand {

inline Game game(Session& session, std::string_view expression) {
  const auto answer = session.evaluate(expression);
  EXPECT_TRUE(answer.has_value()) << expression << ": " << answer.error().error.message;
  return *answer->get<Game>();
}

}  // namespace summand
