#include "summand/suites/mcgs_games.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

namespace summand {
namespace {

std::string expression(std::string_view section, std::string_view text) {
  const auto game = mcgs_game(section, text);
  if (!game) return std::to_string(game.error().offset) + " " + game.error().message;
  return game->missing.empty() ? game->expression : game->missing;
}

// The letters of both players, upright and lying moves, and holes.
TEST(McgsGames, WritesTheSignsOfSummand) {
  EXPECT_EQ(expression("clobber_1xn", "XO.X"), R"(clobber("xo.x"))");
  EXPECT_EQ(expression("nogo", "X.|.O"), R"(nogo("x.|.o"))");
  EXPECT_EQ(expression("nogo", "X#|.O"), R"(nogo("x#|.o"))");
  EXPECT_EQ(expression("elephants", "X.O"), R"(elephants-and-rhinos("E.R"))");
  EXPECT_EQ(expression("domineering", "..|.#"), R"(domineering("..|.#"))");
  EXPECT_EQ(expression("amazons", "X.|#O"), R"(amazons("L.|#R"))");
  EXPECT_EQ(expression("fission", ".X.|###"), R"(fission(".x.|###"))");
  EXPECT_EQ(expression("toppling_dominoes", "XO#"), R"(toppling-dominoes("LRE"))");
  EXPECT_EQ(expression("cannibal_clobber", "XX"), R"(cannibal-clobber("xx"))");
}

TEST(McgsGames, AnImpartialVersionIsWrittenAsOne) {
  const auto game = mcgs_game("impartial clobber", "XO");
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->expression, R"(impartial(clobber("xo")))");
  EXPECT_TRUE(game->impartial);
  EXPECT_EQ(expression("impartial kayles", "5"), "octal(kayles, 5)");
}

TEST(McgsGames, ABoardWithoutCellsIsZero) {
  EXPECT_EQ(expression("clobber", ""), "0");
  EXPECT_EQ(expression("impartial clobber_1xn", ""), "0");
}

TEST(McgsGames, SaysWhereABoardIsWrong) {
  EXPECT_EQ(expression("clobber", "XO|X"),
            "4 the rows of a board are equally long: this one has length 1, and the first one 2");
  EXPECT_EQ(expression("clobber_1xn", "XO|OX"),
            "2 a board of this game has only the signs .XO, and not '|'");
  EXPECT_EQ(expression("domineering", ".X"),
            "1 a board of this game has only the signs .#|, and not 'X'");
}

TEST(McgsGames, ReadsNumbersSwitchesAndUps) {
  EXPECT_EQ(expression("integer_game", "-7"), "(-7)");
  EXPECT_EQ(expression("dyadic_rational", "6 / 8"), "3/4");
  EXPECT_EQ(expression("dyadic_rational", "-3/8"), "(-3/8)");
  EXPECT_EQ(expression("switch_game", "1/2, -3"), "{1/2|(-3)}");
  EXPECT_EQ(expression("switch_game", "1/2 -3"), "{1/2|(-3)}");
  EXPECT_EQ(expression("up_star", "3 *"), "^3*");
  EXPECT_EQ(expression("up_star", "*, -1"), "v*");
  EXPECT_EQ(expression("up_star", "0"), "0");
  EXPECT_EQ(expression("up_star", "*"), "*");
  EXPECT_EQ(expression("nimber", "1"), "*");
}

TEST(McgsGames, SaysWhereANumberIsWrong) {
  EXPECT_EQ(expression("integer_game", "x"), "0 an integer is expected here, not 'x'");
  EXPECT_EQ(expression("integer_game", "3000000000"),
            "0 an integer is expected here, not '3000000000'");
  EXPECT_EQ(expression("nimber", "-1"), "0 a number that is not negative is expected here");
  EXPECT_EQ(expression("dyadic_rational", "1/3"),
            "2 the denominator of a fraction is a power of 2");
  EXPECT_EQ(expression("dyadic_rational", "1/2 3"), "4 nothing is expected here, but '3'");
  EXPECT_EQ(expression("switch_game", "1,"), "1 a list does not end with a comma");
  EXPECT_EQ(expression("up_star", "1 2"),
            "2 at most one number and one star is expected here, not '2'");
}

TEST(McgsGames, ReadsHerdsOfSheep) {
  EXPECT_EQ(expression("sheep", "0,3|-2 0"), R"(sheep(". L3|R2 ."))");
  EXPECT_EQ(expression("sheep", "51"), "0 a number of sheep from -50 to 50 is expected here");
  EXPECT_EQ(expression("sheep", "1,|2"), "2 a number of sheep is expected here");
}

TEST(McgsGames, ReadsStonesInHand) {
  EXPECT_EQ(expression("gen_king_dirt", "1,2,1:...|..."), R"(king-dirt("...|...;1,2"))");
  EXPECT_EQ(expression("gen_king_dirt", "9,0,0:.X"), R"(king-dirt(".x;1,0?"))");
  EXPECT_EQ(expression("gen_king_dirt", "0,0,1:.X"), R"(king-dirt(".x"))");
  EXPECT_EQ(expression("gen_king_dirt", "1,1:.X"),
            "3 ',' is expected here, behind the number of White's stones in hand");
}

TEST(McgsGames, WritesRulesForToadsWithOtherMoves) {
  EXPECT_EQ(expression("gen_toads", "1,1,1,0:X..O"), R"(toads-and-frogs("T..F"))");
  const auto game = mcgs_game("gen_toads", "1,2,2,1:X..O");
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->expression, R"(toads-slide1to2jump2own("T..F"))");
  for (const char* rule : {"\nLeft T. -> .T\n", "\nRight ..F -> F..\n", "\nLeft T[TF]. -> .=T\n",
                           "\nRight .[TF][TF]F -> F==.\n"}) {
    EXPECT_THAT(game->rules, ::testing::HasSubstr(rule));
  }
  EXPECT_EQ(expression("gen_toads", "2,1,0,0:X"),
            "2 the greatest slide is not less than the least one");
}

}  // namespace
}  // namespace summand
