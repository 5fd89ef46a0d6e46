#include "summand/value/spoken.hpp"

#include <gtest/gtest.h>
#include <string>

namespace summand {
namespace {

std::string words(std::string_view text) {
  const SpokenText out = spoken(text, 10'000);
  EXPECT_FALSE(out.cut) << text;
  return out.words;
}

TEST(Spoken, NumbersAndInfinitesimals) {
  EXPECT_EQ(words("0"), "0");
  EXPECT_EQ(words("-1"), "minus 1");
  EXPECT_EQ(words("-3/4"), "minus three quarters");
  EXPECT_EQ(words("5/8"), "5 over 8");
  EXPECT_EQ(words("1/2^*"), "one half plus up star");
  EXPECT_EQ(words("3/4^2*"), "three quarters plus 2 times up plus star");
  EXPECT_EQ(words("-1 + ^*"), "minus 1 plus up star");
  EXPECT_EQ(words("v*2"), "down star 2");
  EXPECT_EQ(words("2*"), "2 star");
  EXPECT_EQ(words("^<3>"), "up to the power 3");
  EXPECT_EQ(words("1v[2]*2"), "1 plus down in brackets 2 star 2");
}

TEST(Spoken, NamesOfGames) {
  EXPECT_EQ(words("tiny(2)"), "tiny of 2");
  EXPECT_EQ(words("2 + miny({3|1})"), "2 plus miny of game, Left: 3; Right: 1, end");
  EXPECT_EQ(words("superstar(0,2)"), "superstar of 0, 2, end");
  EXPECT_EQ(words("1 - superstar(0,2)"), "1 minus superstar of 0, 2, end");
  EXPECT_EQ(words("+-1"), "plus or minus 1");
  EXPECT_EQ(words("+-(1,{3|0})"), "plus or minus 1, game, Left: 3; Right: 0, end, end");
}

TEST(Spoken, Games) {
  EXPECT_EQ(words("{5/4*|3/4*}"), "game, Left: 5 over 4 star; Right: three quarters star, end");
  EXPECT_EQ(words("{1,2*|-1}"), "game, Left: 1, 2 star; Right: minus 1, end");
  // The longest run of bars is between the two sides.
  EXPECT_EQ(words("{3||1|0}"), "game, Left: 3; Right: game, Left: 1; Right: 0, end, end");
  EXPECT_EQ(words("{1|0,{2|*}}"), "game, Left: 1; Right: 0, game, Left: 2; Right: star, end, end");
}

TEST(Spoken, EndsWithWholeWordsAndSaysSo) {
  EXPECT_EQ(spoken("{5/4*|3/4*}", 22), (SpokenText{"game, Left: 5 over 4, and so on", true}));
  EXPECT_EQ(spoken("123456789", 5), (SpokenText{"a longer value", true}));
  for (std::size_t length = 0; length < 40; ++length) {
    const SpokenText out = spoken("{1||2|-3}", length);
    EXPECT_EQ(out.cut, out.words != words("{1||2|-3}")) << length;
    EXPECT_LE(out.words.size(), std::max<std::size_t>(length + 11, 14)) << length;
  }
}

TEST(Spoken, DeepGamesEndSomewhere) {
  std::string deep = "0", tiny = "1";
  for (int i = 0; i < 5'000; ++i) {
    deep = "{0," + deep + "|1}";
    tiny = "tiny(" + tiny + ")";
  }
  EXPECT_NE(spoken(deep, 100'000).words.find("a deeper game"), std::string::npos);
  EXPECT_TRUE(spoken(tiny, 100'000).cut);
}

// Such texts are not values. The function must still return.
TEST(Spoken, AcceptsAnyText) {
  for (const char* text :
       {"", "{", "}", "{|", "((", "+-", "+-(", "tiny", "^<", "^[2", "1/", "||", ","}) {
    EXPECT_LT(spoken(text, 1000).words.size(), 1000u) << text;
  }
}

}  // namespace
}  // namespace summand
