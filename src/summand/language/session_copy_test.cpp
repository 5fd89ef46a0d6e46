#include "summand/language/session_copy.hpp"

#include <gtest/gtest.h>
#include <string>
#include <thread>

namespace summand {
namespace {

std::string answer_in(Session& session, const std::string& expression) {
  const auto answer = session.evaluate(expression);
  return answer ? print(*answer) : answer.error().error.message;
}

TEST(SessionCopy, GivesTheSameAnswersOnAnotherThread) {
  Session session;
  const auto named = session.evaluate(
      "x = domineering(2x3); y = [1, x]; f(n) = if n < 1 then x else f(n - 1) + x");
  ASSERT_TRUE(named) << named.error().error.message;
  const auto copy = copy_of(session);
  ASSERT_NE(copy, nullptr);
  for (const char* expression : {"x", "y", "f(3)", "x + f(2)", "unknown"}) {
    const std::string here = answer_in(session, expression);
    std::string there;
    std::thread([&] { there = answer_in(*copy, expression); }).join();
    EXPECT_EQ(there, here) << expression;
  }
}

TEST(SessionCopy, LaterNamesOfOneAreUnknownToTheOther) {
  Session session;
  const auto copy = copy_of(session);
  ASSERT_TRUE(copy->evaluate("x = 1"));
  EXPECT_FALSE(session.evaluate("x"));
  EXPECT_TRUE(session.variables().empty());
}

TEST(SessionCopy, KeepsTheMeaningOfBySearch) {
  const Session session(Budget(), By::search);
  EXPECT_EQ(copy_of(session)->workspace()->evaluators.by(), By::search);
}

}  // namespace
}  // namespace summand
