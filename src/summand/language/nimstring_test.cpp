// Loony games in the language.
#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

constexpr const char* kLoonyGame = "nimstring(\"coins=3;strings=0-1,1-2,2-g\")";

std::string said_of_loony(const std::string& before, const std::string& after) {
  return said(before + kLoonyGame + after);
}

TEST(LoonyGames, AreWrittenWithTheGamesBesideThem) {
  EXPECT_EQ(said_of_loony("", ""), "loony");
  EXPECT_EQ(said_of_loony("", " + *5"), "loony");
  EXPECT_EQ(said_of_loony("", " + *5 + ^"), "loony(5) + ^");
  EXPECT_EQ(said_of_loony("", " - 1"), "loony(0) - 1");
  EXPECT_EQ(said_of_loony("65.", ""), "loony");
  EXPECT_EQ(said_of_loony("0.", ""), "0");
  EXPECT_EQ(said_of_loony("outcome(", " - ^)"), "R");
  EXPECT_EQ(said_of_loony("outcome(", ")"), "N");
}

TEST(LoonyGames, HaveNoValueAndNoOrder) {
  for (const char* after : {" == 0", " < 1", " <> *"}) {
    EXPECT_TRUE(said_of_loony("", after).contains("neither equal to a game nor less")) << after;
  }
  EXPECT_TRUE(said_of_loony("1 != ", "").contains("neither equal to a game nor less"));
  for (const char* function : {"mean(", "birthday(", "atomic_weight("}) {
    EXPECT_TRUE(said_of_loony(function, ")").contains("loony, so it has no value")) << function;
  }
  EXPECT_TRUE(said_of_loony("remoteness(", ")").contains("a player may move again"));
  EXPECT_TRUE(said_of_loony("", " : 1").contains("a player may move again"));
  EXPECT_TRUE(said_of_loony("outcome(", " + over)").contains("beside loopy games"));
  EXPECT_TRUE(said("outcome(nimstring(2x2) + over)").contains("beside loopy games"));
}

}  // namespace
}  // namespace summand
