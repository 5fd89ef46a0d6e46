#include "summand/language/complete.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "summand/language/renamed_game_test_support.hpp"
#include "summand/language/syntax/suggest.hpp"

namespace summand {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(Completion, OffersGamesFunctionsAndVariables) {
  Session session;
  ASSERT_TRUE(session.evaluate("dominion = 1"));
  EXPECT_THAT(complete(session, "1 + domi").candidates, ElementsAre("domineering(", "dominion"));
  EXPECT_EQ(complete(session, "1 + domi").begin, 4u);
  EXPECT_THAT(complete(session, "birth").candidates, ElementsAre("birthday("));
  EXPECT_THAT(complete(session, "").candidates, Contains("nim("));
  EXPECT_THAT(complete(session, "").candidates, Not(Contains("_")));
}

TEST(Completion, OffersGamesThatWereAdded) {
  Session session;
  EXPECT_THAT(complete(session, "crossc").candidates, IsEmpty());
  ASSERT_TRUE(session.add_game(renamed_game("domineering", "crosscram")));
  EXPECT_THAT(complete(session, "crossc").candidates, ElementsAre("crosscram("));
  EXPECT_THAT(complete(session, "crossc", Typed::game).candidates, ElementsAre("crosscram"));
}

TEST(Completion, DistinguishesHyphensOfNamesFromSigns) {
  Session session;
  EXPECT_THAT(complete(session, "toads-a").candidates, ElementsAre("toads-and-frogs("));
  EXPECT_EQ(complete(session, "3-toads").begin, 2u);
}

TEST(Completion, OffersNothingInsideAString) {
  Session session;
  EXPECT_THAT(complete(session, "domineering(\"n").candidates, IsEmpty());
}

TEST(Completion, OffersNamesWithoutBracketsIfTheyAreNotCalled) {
  Session session;
  ASSERT_TRUE(session.evaluate("konaki = 1"));
  EXPECT_THAT(complete(session, "rules kon", Typed::game).candidates, ElementsAre("konane"));
  EXPECT_THAT(complete(session, "rules toads-a", Typed::game).candidates,
              ElementsAre("toads-and-frogs"));
  EXPECT_THAT(complete(session, "help nim_s", Typed::game_or_function).candidates,
              ElementsAre("nim_square_root", "nim_sum"));
  EXPECT_THAT(complete(session, "help nim", Typed::game_or_function).candidates, Contains("nim"));
  EXPECT_THAT(complete(session, "help konak", Typed::game_or_function).candidates, IsEmpty());
}

TEST(Suggestion, IsTheNearestName) {
  constexpr std::string_view kKnown[] = {"nim", "domineering", "toads-and-frogs", "birthday"};
  EXPECT_EQ(nearest_name("domineerin", kKnown), "domineering");
  EXPECT_EQ(nearest_name("dominereing", kKnown), "domineering");
  EXPECT_EQ(nearest_name("nin", kKnown), "nim");
  EXPECT_EQ(nearest_name("NIM", kKnown), "nim");
  EXPECT_EQ(nearest_name("Tiny", std::vector<std::string_view>{"miny", "tiny"}), "tiny");
  EXPECT_EQ(nearest_name("birth", kKnown), std::nullopt);
  EXPECT_EQ(nearest_name("x", kKnown), std::nullopt);
  EXPECT_EQ(nearest_name(std::string(100'000, 'n'), kKnown), std::nullopt);
}

}  // namespace
}  // namespace summand
