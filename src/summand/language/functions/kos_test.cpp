#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

TEST(Kos, NeedNoLoopsToHaveAMeanAndATemperature) {
  for (const char* game : {"{5|1||0|-2}", "domineering(2x4)", "3/8", "-2", "tiny(1)", "*5"}) {
    const std::string g = game;
    EXPECT_EQ(said("ko_mast(" + g + ")"), said("mean(" + g + ")")) << g;
    EXPECT_EQ(said("ko_temperature(" + g + ")"), said("temperature(" + g + ")")) << g;
  }
}

TEST(Kos, KeepTheirPositionsAsTheyAreWritten) {
  Session session;
  EXPECT_EQ(said(session, "k = a{1|{a|0}}"), "2 & +-1");
  EXPECT_EQ(said(session, "ko_mast(k)"), "2/3 if nobody has ko threats");
  EXPECT_EQ(said(session, "ko_mast(-k, \"left\")"), "-2/3 if Left is komaster");
  EXPECT_EQ(said(session, "ko_mast(k + {5|-4})"), "7/6 if nobody has ko threats");
}

TEST(Kos, GiveAnErrorWhereTheTheoryIsNotKnown) {
  EXPECT_EQ(said("ko_mast(on)"), "8: a position has a move to itself, which is no simple ko");
  EXPECT_EQ(said("ko_mast(a{1|{a|0}} + b{1|{b|0}})"),
            "9: a cycle or several kos at once are no simple ko");
  EXPECT_EQ(said("ko_mast(a{0|{a|1}})"), "9: in a position with kos ahead nobody wants to move");
  EXPECT_EQ(said("ko_mast({1|0}, \"me\")"),
            "16: expected the komaster: \"left\", \"right\" or \"nobody\"");
}

}  // namespace
}  // namespace summand
