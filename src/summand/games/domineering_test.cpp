#include "summand/games/domineering.hpp"

#include <gtest/gtest.h>

#include "summand/draw/ascii.hpp"
#include "summand/draw/text.hpp"
#include "summand/ruleset/fill_values.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsIntoParts<Domineering> && HasRepresentative<Domineering> &&
              HasMirror<Domineering> && HasKey<Domineering> && HasPicture<Domineering> &&
              HasPictureAfter<Domineering> && ReadsMoves<Domineering> && MakesStarts<Domineering> &&
              CountsMoves<Domineering> && HasTheorem<Domineering>);

TEST(Domineering, LeftPlacesUprightDominoesAndRightLyingOnes) {
  EXPECT_EQ(moves_from<Domineering>("..|.#", Player::left), (std::vector<std::string>{"#.|##"}));
  EXPECT_EQ(moves_from<Domineering>("..|.#", Player::right), (std::vector<std::string>{"##|.#"}));
}

TEST(Domineering, ADominoDoesNotWrapAroundTheEdge) {
  EXPECT_TRUE(moves_from<Domineering>("#.|.#", Player::right).empty());
  EXPECT_TRUE(moves_from<Domineering>("#.|.#", Player::left).empty());
}

TEST(Domineering, AMoveIsReadByItsName) {
  const Domineering rules;
  rules.small_positions([&](const Cells& free) {
    for (const Player player : {Player::left, Player::right}) {
      for (const Domino move : moves(rules, free, player)) {
        const std::string name = rules.print_move(free, player, move);
        ASSERT_EQ(rules.read_move(free, player, name), move) << rules.print(free) << " " << name;
        ASSERT_EQ(rules.read_move(free, opponent(player), name), std::nullopt);
      }
    }
  });
  const Cells free = rules.parse("..|..|.#").value();
  for (const std::string_view none : {"", "-", "a1", "a1-", "-a2", "a2-a1", "a1-a3", "a1-b2",
                                      "b2-b3", "b1-a2", "a1-a2 ", "a1-a2-a3", "a3-a4"}) {
    EXPECT_EQ(rules.read_move(free, Player::left, none), std::nullopt) << none;
    EXPECT_EQ(rules.read_move(free, Player::right, none), std::nullopt) << none;
  }
}

TEST(Domineering, DominoesLieInAMatchAsTheyWerePlaced) {
  const Domineering rules;
  const std::vector<MoveMade<Domino>> made = {
      {Player::left, {0, 4}}, {Player::right, {1, 2}}, {Player::left, {8, 12}}};
  const Picture picture = rules.picture_after(rules.parse("....|...#|....|....").value(), made);
  EXPECT_EQ(rows_of(picture),
            (std::vector<std::string>{"╻ ╺━╸ ·", "╹ · · █", "╻ · · ·", "╹ · · ·"}));
  EXPECT_EQ(rows_of(in_ascii(picture)),
            (std::vector<std::string>{"^ <-> .", "v . . #", "^ . . .", "v . . ."}));
  EXPECT_EQ(rows_of(picture, Colours::yes)[0],
            "\x1b[34m╻\x1b[0m \x1b[31m╺\x1b[0m\x1b[31m━\x1b[0m\x1b[31m╸\x1b[0m ·");
}

TEST(Domineering, FallsApartIntoConnectedPartsWithRoomForADomino) {
  const Domineering rules;
  std::vector<std::string> parts;
  for_each_part(
      rules, rules.parse("..#.|###.|.#..").value(),
      [&](const Cells& part, std::uint64_t) { parts.push_back(rules.print(part.trimmed())); });
  EXPECT_EQ(parts, (std::vector<std::string>{"..", "#.|#.|.."}));
}

TEST(Domineering, PartsOfLargeAndSmallBoardsAgree) {
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
    for_each_part(rules, rules.parse(text).value(), [&](const Cells& part, std::uint64_t) {
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

TEST(Domineering, AllFillsHaveTheirValuesByTheirWords) {
  ValueStore store;
  Evaluator<Domineering> evaluator({}, store);
  const FillValues<Domineering> values({}, store, 4, 4);
  for (std::uint64_t fill = 0; fill < values.size(); ++fill) {
    ASSERT_EQ(values[fill], evaluator(Cells(4, 4, fill))) << fill;
  }
}

TEST(Domineering, CountsDominoesInAStrip) {
  ValueStore store;
  Evaluator<Domineering> values({}, store);
  EXPECT_EQ(values(Cells::full(1, 1000)), store.number(-500));
  EXPECT_EQ(values(Cells::full(999, 1)), store.number(499));
  EXPECT_EQ(values(Domineering{}.parse("...#.#...").value()), store.number(-2));
}

TEST(Domineering, RefusesValuesOutOfReachIfTheWinnerIsKnown) {
  ValueStore store;
  Evaluator<Domineering> values({}, store);
  EXPECT_THROW(values(Cells::full(2, 500)), LimitReached);
  EXPECT_EQ(std::get<Outcome>(values.theorem(Cells::full(2, 500))->what), Outcome::right);
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
