#include "summand/language/written_names.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace summand {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> statements_of(const Session& session) {
  std::vector<std::string> out;
  for (const WrittenName& name : names_for_script(session)) {
    out.push_back(name.statement.value_or("no " + name.kind));
  }
  return out;
}

std::string value_in(Session& session, std::string_view expression) {
  const auto answer = session.evaluate(expression);
  return answer ? print(*answer) : answer.error().error.message;
}

constexpr std::string_view kStatements[] = {
    "x = {3|-1} + *",
    "y = domineering(2x3) - 2.x",
    "z = copies(3, ^) : *2",
    "t = nim(3) == *3",
    "c = compare(*, ^)",
    "o = [outcome(n) for n in -1..1]",
    "s = \"LR\" + \"E\"",
    "l = [1, [\"a b\", *], s, []]",
    "g(n) = {\n  f(n),  # the other function\n  x | \"#\" + \"LRE\"[1] == \"#L\" and y} ",
    "f(n) = if n == 0 then 0\n  else f(n-1) + y",
    "e() = 3",
};

TEST(WrittenNames, AreReadBackWithTheSameAnswers) {
  Session session;
  for (const std::string_view statement : kStatements) {
    ASSERT_TRUE(session.evaluate(statement)) << statement;
  }
  Session again;
  for (const std::string& statement : statements_of(session)) {
    EXPECT_FALSE(statement.starts_with("no ")) << statement;
    EXPECT_FALSE(statement.contains('\n')) << statement;
    EXPECT_TRUE(again.evaluate(statement)) << statement;
  }
  EXPECT_EQ(again.variables().size(), session.variables().size());
  for (const std::string_view expression : {"x", "y", "z", "t", "c", "o", "s", "l", "f(2)", "e()"})
    EXPECT_EQ(value_in(again, expression), value_in(session, expression)) << expression;
  EXPECT_EQ(statements_of(again), statements_of(session));
}

TEST(WrittenNames, ValuesThatAreOutOfReachAreNotComputed) {
  Session session;
  ASSERT_TRUE(session.evaluate("x = domineering(20x20)"));
  EXPECT_THAT(statements_of(session),
              ElementsAre(::testing::StartsWith("x = domineering(\"....................|")));
}

TEST(WrittenNames, WithoutAnExpressionHaveNoStatement) {
  Session session;
  ASSERT_TRUE(session.evaluate("t = thermograph({1|0})"));
  ASSERT_TRUE(session.evaluate("w = [thermograph(*)]"));
  EXPECT_THAT(statements_of(session), ElementsAre("no thermograph", "no list"));
}

TEST(WrittenNames, StatementsThatASessionWouldRefuseAreLeftOut) {
  Session session;
  ASSERT_TRUE(session.evaluate("x = 3"));
  ASSERT_TRUE(session.evaluate("f(n) = n + x"));
  ASSERT_TRUE(session.evaluate("x(n) = n"));
  EXPECT_THAT(statements_of(session), ElementsAre("no definition", "x(n) = n"));
}

TEST(WrittenNames, LongAnswersAreNotShown) {
  Session session;
  ASSERT_TRUE(session.evaluate("x = [n for n in 1..1000]"));
  EXPECT_EQ(written_names(session, 1000).front().statement, std::nullopt);
  EXPECT_NE(written_names(session, 10'000).front().statement, std::nullopt);
}

}  // namespace
}  // namespace summand
