#include "summand/games/white_knight.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::moves_from;

static_assert(SplitsIntoParts<WhiteKnight> && MayBeImpartial<WhiteKnight> &&
              HasMirror<WhiteKnight> && HasPicture<WhiteKnight> && MakesStarts<WhiteKnight>);

std::uint64_t nimber(std::string_view text) {
  ValueStore store;
  Evaluator<WhiteKnight> evaluate(WhiteKnight(), store);
  return store.as_nimber(evaluate(WhiteKnight().parse(text).value())).value();
}

TEST(WhiteKnight, MovesTowardsTheCornerAndStaysOnTheBoard) {
  EXPECT_EQ(moves_from<WhiteKnight>("8x8: c5", Player::left),
            (std::vector<std::string>{"8x8: a4", "8x8: a6", "8x8: b3", "8x8: d3"}));
  EXPECT_EQ(moves_from<WhiteKnight>("2x3: c2", Player::right),
            (std::vector<std::string>{"2x3: a1"}));
  EXPECT_EQ(moves_from<WhiteKnight>("8x8: a1", Player::left), (std::vector<std::string>{}));
}

TEST(WhiteKnight, NimbersOfTheChessBoard) {
  // Rows from the top.
  constexpr std::string_view kRows[] = {"00110011", "00210011", "12223222", "11214323",
                                        "00340011", "00230021", "11221222", "11231120"};
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 8; ++column) {
      const std::string text = fmt::format("8x8: {}{}", static_cast<char>('a' + column), row + 1);
      EXPECT_EQ(nimber(text), static_cast<std::uint64_t>(kRows[row][column] - '0')) << text;
    }
  }
}

TEST(WhiteKnight, TheEdgesOfTheBoardMatter) {
  EXPECT_EQ(nimber("8x8: d3"), nimber("8x8: c4"));
  EXPECT_NE(nimber("8x8: h8"), nimber("9x9: h8"));
}

TEST(WhiteKnight, SeveralKnightsAddUp) { EXPECT_EQ(nimber("8x8: e3 e4"), 3u ^ 4u); }

TEST(WhiteKnight, WrongTextIsRefusedWithItsPlace) {
  const auto offset = [](std::string_view text) {
    const auto parsed = WhiteKnight().parse(text);
    return parsed ? -1 : static_cast<int>(parsed.error().offset);
  };
  EXPECT_EQ(offset("8x8"), 3);
  EXPECT_EQ(offset("8: a1"), 0);
  EXPECT_EQ(offset("8x8: i1"), 5);
  EXPECT_EQ(offset("8x8: a1 a0"), 8);
  EXPECT_EQ(offset("99999x99999: a1"), 0);
}

}  // namespace
}  // namespace summand::games
