// The sum in play of an expression.
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "summand/language/session.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

inline SumInPlay sum_of(Session& session, const std::string& expression) {
  const auto answer = session.evaluate(expression);
  EXPECT_TRUE(answer.has_value()) << expression;
  return SumInPlay::of(*answer->get<Game>()).value();
}

}  // namespace summand
