#include "summand/analysis/board_notation.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/language/session.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand {
namespace {

AnyPosition read(std::string_view game, std::string_view text) {
  return find_ruleset(game)->parse(text).value();
}

// The position of an expression.
std::optional<AnyPosition> position_of(const std::string& expression) {
  Session session;
  const auto answer = session.evaluate(expression);
  if (!answer) return std::nullopt;
  const Game* game = answer->get<Game>();
  if (game == nullptr || game->position() == nullptr) return std::nullopt;
  return *game->position();
}

std::string whole(const BoardShape& shape, const BoardNotation& notation) {
  return notation.before + written(shape, notation) + notation.after;
}

// It writes lines that are drawn, and its board has those that are not.
constexpr std::string_view kWithoutNotation = "nimstring";

TEST(BoardNotation, EveryGameSaysHowItsBoardsAreWritten) {
  for (const AnyRuleset* game : all_rulesets()) {
    for (const std::string_view example : game->info().given_examples()) {
      const AnyPosition position = game->parse(example).value();
      const auto shape = position.shape();
      ASSERT_TRUE(shape) << game->info().name;
      const auto notation = notation_of(position, *shape);
      if (game->info().name == kWithoutNotation) {
        EXPECT_FALSE(notation);
        continue;
      }
      ASSERT_TRUE(notation) << position.print_call();
      EXPECT_EQ(position_of(whole(*shape, *notation)), position)
          << whole(*shape, *notation) << " of " << position.print_call();
    }
  }
}

// What is written of a changed board is that board, or an error that the game explains.
TEST(BoardNotation, AChangedCellIsReadAsItWasDrawn) {
  int changed = 0;
  for (const AnyRuleset* game : all_rulesets()) {
    const AnyPosition position = game->parse(game->info().examples[0]).value();
    const BoardShape shape = position.shape().value();
    const auto its = notation_of(position, shape);
    if (!its || its->form != BoardForm::cells) continue;
    const BoardNotation& notation = *its;
    for (std::size_t cell = 0; cell < shape.cells.size(); ++cell) {
      for (const char letter : shape.letters) {
        BoardShape drawn = shape;
        drawn.cells[cell].content = letter;
        const auto back = position_of(whole(drawn, notation));
        if (!back) continue;
        EXPECT_EQ(back->shape().value().cells[cell].content, std::string(1, letter))
            << whole(drawn, notation);
        ++changed;
      }
    }
  }
  EXPECT_GT(changed, 300);
}

TEST(BoardNotation, ADrawnGraphIsAListOfEdges) {
  const AnyPosition stalk = read("hackenbush", "LG");
  BoardShape shape = stalk.shape().value();
  const BoardNotation notation = notation_of(stalk, shape).value();
  EXPECT_EQ(whole(shape, notation), "hackenbush(\"0-1L 1-2G\")");
  shape.vertices.push_back({.name = "7"});
  shape.edges.push_back({.from = 1, .to = 3, .owner = Player::right});
  EXPECT_EQ(whole(shape, notation), "hackenbush(\"0-1L 1-2G 1-7R\")");
  shape.edges.clear();
  EXPECT_EQ(whole(shape, notation), "hackenbush(\"0\")");
}

TEST(BoardNotation, VerticesWithoutAnEdgeAreWritten) {
  const AnyPosition map = read("col", "0-1 2r");
  BoardShape shape = map.shape().value();
  const BoardNotation notation = notation_of(map, shape).value();
  shape.vertices.push_back({.name = "5", .content = "."});
  EXPECT_EQ(whole(shape, notation), "col(\"0-1 2r 5\")");
}

// What stands before and behind a list is kept, also digits that the list has, too.
TEST(BoardNotation, ParametersOfRulesStay) {
  const AnyPosition heap = position_of("octal(\"0.137\", 3)").value();
  const BoardShape shape = heap.shape().value();
  const BoardNotation notation = notation_of(heap, shape).value();
  EXPECT_EQ(notation.before, "octal(\"0.137\",");
  EXPECT_EQ(notation.after, ")");
  const AnyPosition queens = position_of("wyt-queens(rook, 1,2)").value();
  EXPECT_EQ(notation_of(queens, queens.shape().value()).value().before, "wyt-queens(rook, \"");
  const AnyPosition chips = read("poker-nim", "1,2; 2/1");
  const BoardShape heaps = chips.shape().value();
  EXPECT_EQ(notation_of(chips, heaps).value().after, "; 2/1\")");
}

TEST(BoardNotation, RowsHaveLettersOrHyphensAtTheirEnds) {
  const AnyPosition rows = read("seating-couples", "L3-, R0-, round 2");
  const BoardShape shape = rows.shape().value();
  EXPECT_EQ(position_of(whole(shape, notation_of(rows, shape).value())), rows);
}

}  // namespace
}  // namespace summand
