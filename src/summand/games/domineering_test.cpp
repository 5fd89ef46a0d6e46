#include "summand/games/domineering.hpp"

#include <gtest/gtest.h>

#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsIntoParts<Domineering> && HasRepresentative<Domineering> &&
              HasMirror<Domineering> && HasKey<Domineering> && HasPicture<Domineering> &&
              MakesStarts<Domineering> && !HasTheorem<Domineering>);

TEST(Domineering, LeftPlacesUprightDominoesAndRightLyingOnes) {
  EXPECT_EQ(moves_from<Domineering>("..|.#", Player::left), (std::vector<std::string>{"#.|##"}));
  EXPECT_EQ(moves_from<Domineering>("..|.#", Player::right), (std::vector<std::string>{"##|.#"}));
}

TEST(Domineering, ADominoDoesNotWrapAroundTheEdge) {
  EXPECT_TRUE(moves_from<Domineering>("#.|.#", Player::right).empty());
  EXPECT_TRUE(moves_from<Domineering>("#.|.#", Player::left).empty());
}

TEST(Domineering, FallsApartIntoConnectedPartsWithRoomForADomino) {
  const Domineering rules;
  std::vector<std::string> parts;
  for_each_part(rules, rules.parse("..#.|###.|.#..").value(),
                [&](const Cells& part) { parts.push_back(rules.print(part.trimmed())); });
  EXPECT_EQ(parts, (std::vector<std::string>{"..", "#.|#.|.."}));
}

TEST(Domineering, PartsOfLargeBoardsAreThoseOfSmallOnes) {
  // The same pieces on a board of one machine word and on boards of two and of many.
  const Domineering rules;
  const std::string piece = "..##.|.#.#.|####.";
  for (const int width : {6, 12, 30, 200}) {
    std::string text;
    for (const char c : piece) {
      if (c == '|') text += std::string(static_cast<std::size_t>(width - 5), '#');
      text += c;
    }
    text += std::string(static_cast<std::size_t>(width - 5), '#');
    std::vector<std::string> parts;
    for_each_part(rules, rules.parse(text).value(), [&](const Cells& part) {
      parts.push_back(rules.print(rules.representative(part)));
    });
    std::ranges::sort(parts);
    EXPECT_EQ(parts, (std::vector<std::string>{"..|.#", ".|.|."})) << width;
  }
}

TEST(Domineering, ValuesOfTheBook) {
  const auto rows = summand::testing::table("domineering.tsv");
  EXPECT_EQ(rows.size(), 100u);  // among them those that begin with a hole
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<Domineering>(row[0], row[1]));
  }
}

TEST(Domineering, MakesFullBoards) {
  const auto start = Domineering::make({{Dimensions{{4, 6}}, 0}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(Domineering{}.print(start->position), "......|......|......|......");
  EXPECT_EQ(Domineering::make({{std::int64_t{4}, 0}, {std::int64_t{6}, 2}})->position,
            start->position);
  const auto huge = Domineering::make({{Dimensions{{100'000, 10'000}}, 7}});
  ASSERT_FALSE(huge.has_value());
  EXPECT_EQ(huge.error().offset, 7u);
}

TEST(Domineering, SaysWhereTheInputIsWrong) {
  const auto offset = [](std::string_view text) {
    const auto bad = Domineering{}.parse(text);
    return bad ? std::string::npos : bad.error().offset;
  };
  EXPECT_EQ(offset("..|.x"), 4u);
  EXPECT_EQ(offset(""), 0u);
  EXPECT_EQ(offset("|.."), 0u);
  EXPECT_EQ(offset("..|..."), 5u);
  EXPECT_EQ(offset("...|.."), 6u);
  EXPECT_EQ(offset("..|"), 3u);
  EXPECT_EQ(offset(std::string(5000, '.')), 0u);
}

}  // namespace
}  // namespace summand::games
