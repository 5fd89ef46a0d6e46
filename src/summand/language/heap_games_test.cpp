#include <gtest/gtest.h>

#include "summand/heaps/names.hpp"
#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

TEST(HeapGames, ASetIsWrittenInThreeWays) {
  for (const char* set : {"{1,2,5}", "[1,2,5]", "\"1,2,5\"", "{5,1,2,1}"}) {
    const std::string call = std::string("subtraction(") + set + ", 31)";
    EXPECT_EQ(said(call), "*") << call;
    EXPECT_EQ(written(call), "subtraction(\"1,2,5\",31)");
  }
  EXPECT_EQ(said("all-but({2,4}, 3) == subtraction({1,3}, 3)"), "true");
  EXPECT_EQ(said("[subtraction({n}, 7) for n in 1..3]"), "[*, *, 0]");
}

TEST(HeapGames, ASetIsNoGameAndAGameIsNoSet) {
  EXPECT_EQ(error_offset("subtraction({1|2}, 30)"), 12u);
  EXPECT_EQ(error_offset("subtraction({0,1}, 30)"), 12u);
  EXPECT_EQ(error_offset("subtraction({1/2}, 30)"), 12u);
  EXPECT_EQ(error_offset("subtraction({}, 30)"), 12u);
  EXPECT_EQ(error_offset("{1,2}"), 4u);
  EXPECT_EQ(error_offset("domineering({4,6})"), 12u);
}

TEST(HeapGames, NamesAndCodesMeanTheSame) {
  EXPECT_EQ(said("octal(kayles, 20) == octal(\".77\", 20)"), "true");
  EXPECT_EQ(said("octal(dawsons-kayles, 20) == octal(\"0.137\", 19)"), "true");
  EXPECT_EQ(said("octal(grundy, 40) == grundy(40)"), "true");
  EXPECT_EQ(said("octal(\"4.[3]\", 7, 5) == lasker(7, 5)"), "true");
  EXPECT_EQ(error_offset("octal(kayle, 20)"), 6u);
  EXPECT_EQ(error_offset("octal(\"0.7W\", 20)"), 10u);
}

TEST(HeapGames, AreFoundByTheirNames) {
  EXPECT_EQ(said("find(kayles, *3)"), "octal(\"0.77\",3)");
  EXPECT_EQ(said("find(\"Dawson's Kayles\", *2)"), "octal(\"0.07\",4)");
  EXPECT_EQ(said("find(proper-dim, 0)"), "octal(\"proper-dim\",0)");
  EXPECT_EQ(said("find(nim, *3)"), "nim(3)");
  EXPECT_TRUE(said("find(kayles, 1/2)").contains(" positions of kayles has the value 1/2"));
  EXPECT_EQ(said("find(crosscram, 1)"), "5: unknown name 'crosscram'; did you mean 'domineering'?");
  EXPECT_EQ(said("find(\"crosscram\", 1)"),
            "6: there is no game 'crosscram'; did you mean 'domineering'?");
  EXPECT_EQ(said("temperature(kayles)"), "12: kayles is a game: write kayles(5)");
}

// The value of the position that is found is the one that was asked for.
TEST(HeapGames, ThatAreFoundHaveTheValue) {
  Session session;
  for (const heaps::NamedRules& rules : heaps::named_rules()) {
    if (session.find_game(rules.name) != nullptr) continue;
    const std::string call = "find(\"" + std::string(rules.name) + "\", *2)";
    const std::string found = said(session, call);
    if (found.starts_with("none of ")) continue;
    EXPECT_EQ(said(session, found.substr(0, found.find(", the smallest"))), "*2") << call;
  }
}

TEST(HeapGames, AddToPartizanGames) {
  EXPECT_EQ(said("octal(kayles, 1) + domineering(2x1)"), "1*");
  EXPECT_EQ(said("octal(kayles, 2, 2) + {1|-1}"), "+-1");
  EXPECT_EQ(said("-grundy(8) + grundy(8) + ^"), "^");
  EXPECT_EQ(said("octal(kayles, 1000000000000000000) + nim(4)"),
            said("octal(kayles, 1200000000000000004) + nim(4)"));
}

TEST(HeapGames, HeapsOutOfReachReachALimit) {
  Session session(Budget({.time = std::chrono::milliseconds(100)}));
  const auto answer = session.evaluate("octal(officers, 1000000000000000000)");
  ASSERT_TRUE(answer.has_value());
  EXPECT_THROW(answer->get<Game>()->value(), LimitReached);
}

}  // namespace
}  // namespace summand
