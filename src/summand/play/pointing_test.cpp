#include "summand/play/pointing.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "summand/draw/ascii.hpp"
#include "summand/draw/text.hpp"
#include "summand/language/session.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand {
namespace {

SumInPlay sum_of(const std::string& expression) {
  Session session;
  const Answer answer = session.evaluate(expression).value();
  return SumInPlay::of(*answer.get<Game>()).value();
}

// The names of Left's moves at the typed cell, or the error.
std::string at(const std::string& expression, std::string_view typed) {
  const SumInPlay sum = sum_of(expression);
  const auto moves = sum.moves(Player::left).value();
  const auto cell = read_pointed(typed);
  if (!cell) return "not read";
  const auto found = moves_at(sum, Player::left, moves, *cell);
  if (!found) return found.error().message;
  std::string out;
  for (const std::size_t i : *found) out += (out.empty() ? "" : " ") + moves[i].name;
  return out;
}

TEST(Pointing, RowsAndColumnsAreCountedFromTheTopLeft) {
  EXPECT_EQ(at("domineering(2x3)", "1 1"), "a1-a2");
  EXPECT_EQ(at("domineering(2x3)", "2 3"), "c1-c2");
  EXPECT_EQ(at("domineering(2x3)", "2 c"), "c1-c2");
  EXPECT_EQ(at("domineering(2x3)", "c2"), "c1-c2");
  EXPECT_EQ(at("domineering(3x1)", "2 1"), "a1-a2 a2-a3");
}

TEST(Pointing, NoMoveIsNoError) { EXPECT_EQ(at("domineering(\"..|#.\")", "1 1"), ""); }

TEST(Pointing, OfSeveralBoardsOneIsNamed) {
  const std::string sum = "domineering(2x3) + nim(3) + clobber(\"xo\")";
  EXPECT_EQ(at(sum, "1: 1 2"), "b1-b2");
  EXPECT_EQ(at(sum, "3: 1 2"), "a1-b1");
  EXPECT_EQ(at(sum, "1 2"), "there are several boards; say which one: 1: ROW COLUMN");
  EXPECT_EQ(at(sum, "2: 1 2"), "game 2 has no board to point at");
  EXPECT_EQ(at(sum, "4: 1 2"), "there is no game 4; there are 3");
  // If there is only one board, it needs no number in a sum of any terms.
  EXPECT_EQ(at("nim(3) + 2 + domineering(2x2)", "1 2"), "b1-b2");
}

// A heap beside the board may have any number of moves.
TEST(Pointing, OtherGamesAreNotListed) {
  const SumInPlay sum = sum_of("nim(1000000000000000000) + domineering(2x2)");
  std::vector<TermMove> moves;
  sum.add_moves(1, Player::left, moves);
  EXPECT_EQ(moves_at(sum, Player::left, moves, {.row = 0, .column = 1}).value(),
            (std::vector<std::size_t>{1}));
}

TEST(Pointing, ACellOutsideTheBoardIsAnError) {
  EXPECT_EQ(at("domineering(2x3)", "3 1"),
            "there is no such cell: the board has 2 rows and 3 columns");
  EXPECT_EQ(at("domineering(2x3)", "0 1"),
            "there is no such cell: the board has 2 rows and 3 columns");
  EXPECT_EQ(at("nim(3)", "1 1"),
            "there is no board to point at: type a move by its name or number");
}

TEST(Pointing, AStripHasOneRowAndNumbers) {
  EXPECT_EQ(at("toads-and-frogs(\"TTF.F\")", "1 4"), "2x4");
  EXPECT_EQ(at("treblecross(5)", "1 3"), "3");
  EXPECT_EQ(at("treblecross(5)", "1 6"),
            "there is no such cell: the board has 1 row and 5 columns");
}

TEST(Pointing, OtherTextIsNoCell) {
  for (const char* text :
       {"", "3", "a", "3 4 5", "x: 1 2", "0: 1 2", "3->1", "-1 2", "1: ", "a1-a2", "99999 1"}) {
    EXPECT_FALSE(read_pointed(text)) << text;
  }
}

TEST(Pointing, APawnOfDawsonsChessIsItsSquareAndTheOneInFrontOfIt) {
  for (const char* square : {"2 3", "3 3", "c3"}) {
    EXPECT_EQ(at("dawsons-chess(5)", square), "c") << square;
  }
  EXPECT_EQ(at("dawsons-chess(5)", "1 3"), "");
}

TEST(Pointing, ALandingOfAChainOfJumpsIsOneOfItsCells) {
  EXPECT_EQ(at("konane(\"xo.o.\")", "1 5"), "a1-e1");
  EXPECT_EQ(at("konane(\"xo.o.\")", "1 3"), "a1-c1 a1-e1");
  EXPECT_EQ(at("konane(\"xo.o.\")", "1 2"), "");
}

TEST(Pointing, SquaresOfWytQueensAreCountedFromTheCorner) {
  const std::string queen = "wyt-queens(1,1)";
  EXPECT_EQ(at(queen, "1 1"), "1,1->0,1 1,1->1,0 1,1->0,0");
  EXPECT_EQ(at(queen, "0 0"), "1,1->0,0");
  EXPECT_EQ(at(queen, "0 1"), "1,1->1,0");
  EXPECT_EQ(at(queen, "2 0"), "there is no such cell: the board has 2 rows and 2 columns");
  EXPECT_EQ(at(queen, "1 b"), "the rows and columns of this board are numbers: ROW COLUMN");
  EXPECT_EQ(at("wyt-queens(24,1)", "1 1"),
            "there is no board to point at: type a move by its name or number");
  EXPECT_EQ(cell_grid(sum_of("wyt-queens(2,0)").terms()[0]),
            (CellGrid{.rows = 1, .columns = 3, .letters = false, .first = 0}));
}

TEST(Pointing, PlacesOfRowsAreCountedInTheirRow) {
  const std::string rows = "seating-boys-and-girls(\"L4L, R2R, round 3\")";
  EXPECT_EQ(at(rows, "1 1"), "L4L->L3L");
  EXPECT_EQ(at(rows, "1 2"), "L4L->L1L, L2L");
  EXPECT_EQ(at(rows, "2 1"), "");
  EXPECT_EQ(at(rows, "3 1"), "round 3->L2L");
  EXPECT_EQ(at(rows, "3 4"), "there is no such place: row 3 has 3 places");
  EXPECT_EQ(at(rows, "4 1"), "there is no such row: the board has 3 rows");
  EXPECT_EQ(at(rows, "0 1"), "there is no such row: the board has 3 rows");
  EXPECT_EQ(at(rows + " + nim(2)", "1 1"), "L4L->L3L");
}

// Their moves are listed once.
TEST(Pointing, PlacesThatAreTheSameHaveTheSameMoves) {
  const std::string rows = "seating-boys-and-girls(\"-4-, -4-, round 3\")";
  EXPECT_EQ(at(rows, "1 1"), "-4-->-3L");
  EXPECT_EQ(at(rows, "1 4"), "-4-->-3L");
  EXPECT_EQ(at(rows, "2 3"), "-4-->-1L, -2L");
  EXPECT_EQ(at(rows, "3 3"), "round 3->L2L");
  EXPECT_EQ(at("seating-couples(\"-5-\")", "1 4"), "-5-->-3L -5-->-1L, -2L");
  EXPECT_EQ(at("seating-couples(\"-5L\")", "1 4"), "-5L->-2L, L1L");
}

TEST(Pointing, APointOfBlockbustingIsItsTwoParcels) {
  const std::string rows = "blockbusting(\"L0L, L2R, R0R\")";
  EXPECT_EQ(at(rows, "1 1"), "L0L->0");
  EXPECT_EQ(at(rows, "1 2"), "L0L->0");
  EXPECT_EQ(at(rows, "2 1"), "L2R->L0L, L1R");
  EXPECT_EQ(at(rows, "3 1"), "there is no such place: row 3 has 0 places");
}

TEST(Pointing, ANegativeAndAnImpartialVersionHaveTheirOwnMoves) {
  EXPECT_EQ(at("-toads-and-frogs(\"TTF.F\")", "1 1"), "1-2");
  EXPECT_EQ(at("impartial(domineering(2x2))", "1 1"), "L a1-a2 R a1-b1");
}

// The picture of a position has a glyph where its grid has a cell that a move touches.
void expect_cells_in_picture(const Term& term) {
  const auto grid = cell_grid(term);
  if (!grid) return;
  const Picture picture = *term.position()->picture();
  for (const Player player : {Player::left, Player::right}) {
    for (const auto& [name, cells] : term.position()->cells_of_moves(player)) {
      for (const int cell : cells) {
        const int row = cell / grid->columns, column = cell % grid->columns;
        const bool there = std::ranges::any_of(picture.marks, [&](const Mark& mark) {
          return mark.row == row * grid->row_step && mark.column == column * grid->column_step;
        });
        EXPECT_TRUE(there) << term.position()->print_call() << " " << name;
      }
    }
  }
}

TEST(Pointing, EveryGameWithABoardHasItsGrid) {
  std::string with_board;
  for (const AnyRuleset* game : all_rulesets()) {
    bool has_grid = false;
    for (const std::string_view example : game->info().given_examples()) {
      const Term term(game->parse(example).value(), false);
      expect_cells_in_picture(term);
      has_grid |= cell_grid(term).has_value();
    }
    if (has_grid) with_board += (with_board.empty() ? "" : " ") + std::string(game->info().name);
  }
  EXPECT_EQ(
      with_board,
      "amazons backsliding-toads-and-frogs cannibal-clobber clobber coins col cram dawsons-chess "
      "domineering fox-and-geese hare-and-hounds king-dirt konane lamps nogo northcott "
      "ski-jumps snort toads-and-frogs treblecross white-knight wyt-queens");
}

TEST(Pointing, NetsOfGraphsAreGridsWithTwoSteps) {
  const SumInPlay sum = sum_of("snort(grid 3x4)");
  const auto grid = cell_grid(sum.terms()[0]);
  ASSERT_TRUE(grid.has_value());
  EXPECT_EQ(*grid, (CellGrid{.rows = 3, .columns = 4, .row_step = 2, .column_step = 4}));
  EXPECT_EQ(at("snort(grid 3x4)", "2 3"), "c2");
}

TEST(InAscii, EveryExampleOfEveryGameHasAPictureWithoutQuestionMarks) {
  for (const AnyRuleset* game : all_rulesets()) {
    for (const std::string_view example : game->info().given_examples()) {
      const auto picture = game->parse(example).value().picture();
      if (!picture) continue;
      for (const std::string& row : rows_of(in_ascii(*picture))) {
        EXPECT_EQ(row.find('?'), row.npos) << game->info().name << ": " << row;
        EXPECT_TRUE(std::ranges::all_of(row, [](char c) { return c >= ' ' && c <= '~'; })) << row;
      }
    }
  }
}

}  // namespace
}  // namespace summand
