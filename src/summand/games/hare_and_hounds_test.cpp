#include "summand/games/hare_and_hounds.hpp"

#include <array>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::moves_from;

static_assert(Loopy<HareAndHounds> && HasKey<HareAndHounds> && MakesStarts<HareAndHounds> &&
              NamesCells<HareAndHounds> && HasPicture<HareAndHounds> &&
              !HasTheorem<HareAndHounds> && !HasMirror<HareAndHounds>);

using HareTexts = std::vector<std::string>;

SumGraph graph_of_hare(std::string_view text, Budget& budget) {
  return SumGraph({ErasedRuleset<HareAndHounds>::erase({}, HareAndHounds().parse(text).value())},
                  budget);
}

std::string start_with_columns(std::int64_t columns) {
  const auto start = HareAndHounds::make({{.what = columns}});
  return start ? start->rules.print(start->position) : "error";
}

TEST(HareAndHounds, StartsWithTheHoundsOnTheLeft) {
  EXPECT_EQ(start_with_columns(5), "#d..#|d...h|#d..#");
  EXPECT_EQ(start_with_columns(3), "#d#|d.h|#d#");
  for (const std::int64_t columns : {-1, 0, 1, 4, 101}) {
    EXPECT_EQ(start_with_columns(columns), "error") << columns;
  }
}

// The board of 11 points as a list: the points in columns from the left, top to bottom.
TEST(HareAndHounds, TheClassicalBoardHasTheseLines) {
  constexpr std::array<std::string_view, 11> kNames = {"a2", "b1", "b2", "b3", "c1", "c2",
                                                       "c3", "d1", "d2", "d3", "e2"};
  const std::array<std::set<int>, 11> lines = {{{1, 2, 3},
                                                {0, 2, 4, 5},
                                                {0, 1, 3, 5},
                                                {0, 2, 5, 6},
                                                {1, 5, 7},
                                                {1, 2, 3, 4, 6, 7, 8, 9},
                                                {3, 5, 9},
                                                {4, 5, 8, 10},
                                                {5, 7, 9, 10},
                                                {5, 6, 8, 10},
                                                {7, 8, 9}}};
  const HareAndHounds rules;
  const Board empty = rules.parse("#..h#|.....|#...#").value();
  for (std::size_t from = 0; from < kNames.size(); ++from) {
    Board board = empty;
    board.put(board.cell(0, 3), Piece::none);
    board.put(*board.left_plane().named(kNames[from]), Piece::right);
    std::set<std::string> ends, expected;
    rules.for_each_move(board, Player::right, [&](auto move) { ends.insert(board.name(move.to)); });
    for (const int to : lines[from]) expected.emplace(kNames[static_cast<std::size_t>(to)]);
    EXPECT_EQ(ends, expected) << kNames[from];
  }
}

TEST(HareAndHounds, HoundsDoNotGoBack) {
  EXPECT_EQ(moves_from<HareAndHounds>("#...#|..d.h|#...#", Player::left),
            (HareTexts{"#...#|....h|#..d#", "#...#|....h|#.d.#", "#...#|...dh|#...#",
                       "#..d#|....h|#...#", "#.d.#|....h|#...#"}));
}

TEST(HareAndHounds, HoundsStopWhenTheHareIsPastThem) {
  EXPECT_TRUE(moves_from<HareAndHounds>("#.d.#|.h...|#.d.#", Player::left).empty());
  EXPECT_FALSE(moves_from<HareAndHounds>("#dd.#|.h...|#.d.#", Player::left).empty());
}

TEST(HareAndHounds, AreReadWithOneHareAndFourMissingCorners) {
  for (const std::string_view text : {"#d..#|d....|#d..#", "#h..#|d...h|#d..#", ".d..#|d...h|#d..#",
                                      "#d#.#|d...h|#d..#", "#d.#|d..h|#d.#", "#d..#|d...h"}) {
    EXPECT_FALSE(HareAndHounds().parse(text)) << text;
  }
}

TEST(HareAndHounds, IsDrawnWithItsLines) {
  const HareAndHounds rules;
  EXPECT_EQ(rows_of(rules.picture(rules.parse("#d..#|d...h|#d..#").value())),
            (HareTexts{"    d───·───·", "  ╱ │ ╲ │ ╱ │ ╲", "d───·───·───·───h", "  ╲ │ ╱ │ ╲ │ ╱",
                       "    d───·───·"}));
}

Ending ending_of_hare(std::string_view text, Player first) {
  Budget budget;
  const SumGraph graph = graph_of_hare(text, budget);
  return graph.ending(graph.start(), first);
}

TEST(HareAndHounds, TheHoundsWinOnTheClassicalBoard) {
  EXPECT_EQ(ending_of_hare("#d..#|d...h|#d..#", Player::left).fate, Fate::win);
  EXPECT_EQ(ending_of_hare("#d..#|d...h|#d..#", Player::right).fate, Fate::loss);
}

TEST(HareAndHounds, AHareWhoIsPastTheHoundsHasWonAndATrappedOneHasLost) {
  EXPECT_EQ(ending_of_hare("#...#|hd..d|#..d#", Player::left), (Ending{Fate::loss, 0}));
  EXPECT_EQ(ending_of_hare("#..d#|...dh|#..d#", Player::right), (Ending{Fate::loss, 0}));
}

TEST(HareAndHounds, PlayWithoutEndIsADraw) {
  for (const Player first : {Player::left, Player::right}) {
    EXPECT_EQ(ending_of_hare("#hd.#|d....|#.d.#", first).fate, Fate::draw);
  }
}

}  // namespace
}  // namespace summand::games
