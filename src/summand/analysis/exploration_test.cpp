#include "summand/analysis/exploration.hpp"

#include <gtest/gtest.h>

#include "summand/language/session.hpp"

namespace summand {
namespace {

Exploration exploration(std::string_view expression) {
  Session session;
  const auto answer = session.evaluate(expression);
  EXPECT_TRUE(answer.has_value());
  auto explored = explore(*answer->get<Game>());
  EXPECT_TRUE(explored.has_value()) << expression;
  return *std::move(explored);
}

TEST(Exploration, ListsTheMovesOfBothPlayersWithTheirValues) {
  const Exploration found = exploration("toads-and-frogs(\"TT.FF\")");
  ASSERT_EQ(found.left.size(), 1u);
  EXPECT_EQ(found.left[0].name, "2-3");
  EXPECT_EQ(found.left[0].leaves, "toads-and-frogs(\"T.TFF\")");
  EXPECT_EQ(found.value.plain, "*");
  EXPECT_EQ(found.right.size(), 1u);
}

TEST(Exploration, OptionsOfTheCanonicalFormAreFirst) {
  const Exploration found = exploration("domineering(2x3)");
  ASSERT_EQ(found.left.size(), 3u);
  EXPECT_EQ(found.left_canonical, 1u);
  EXPECT_EQ(found.left[0].value->plain, "2");
}

TEST(Exploration, EveryOptionCanBeTypedAgain) {
  Session session;
  for (const std::string_view expression :
       {"domineering(2x3) + toads-and-frogs(\"T.F\") + *2", "2.nim(3) - {1|-1}", "{0,*|1}"}) {
    const Exploration found = exploration(expression);
    EXPECT_FALSE(found.left.empty());
    for (const auto* options : {&found.left, &found.right}) {
      for (const RatedMove& option : *options) {
        const auto again = session.evaluate(option.leaves);
        ASSERT_TRUE(again.has_value()) << option.leaves;
        const auto value = session.evaluate(option.value->plain);
        EXPECT_EQ(again->get<Game>()->value(), value->get<Game>()->value()) << option.leaves;
      }
    }
  }
}

TEST(Exploration, TooManyOptionsReachALimit) {
  Session session;
  const auto explored = explore(*session.evaluate("nim(5000)")->get<Game>());
  ASSERT_FALSE(explored.has_value());
  EXPECT_EQ(explored.error().limit, Limit::size);
}

TEST(Exploration, AValueOutOfReachIsALimit) {
  Session session(Budget({.memory = 10'000'000}));
  const auto explored = explore(*session.evaluate("domineering(8x8)")->get<Game>());
  ASSERT_FALSE(explored.has_value());
  EXPECT_EQ(explored.error().limit, Limit::memory);
}

}  // namespace
}  // namespace summand
