#include "summand/ruleset/cell_grid.hpp"

#include <gtest/gtest.h>

#include "summand/draw/text.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand {
namespace {

using Rows = std::vector<std::string>;

AnyPosition position_of(std::string_view game, std::string_view text) {
  return find_ruleset(game)->parse(text).value();
}

Rows named(std::string_view game, std::string_view text) {
  return rows_of(*picture_with_names(position_of(game, text)));
}

TEST(CellGrid, NamesTheCellsAsMovesDo) {
  EXPECT_EQ(named("domineering", "..#|..."), (Rows{"  a b c", "1 · · █", "2 · · ·"}));
  EXPECT_EQ(named("toads-and-frogs", "T.F"), (Rows{"1 2 3", "T · F"}));
  EXPECT_EQ(named("snort", "..|.."), (Rows{"  a   b", "1 ○───○", "  │   │", "2 ○───○"}));
  EXPECT_EQ(letters_of_column(0), "a");
  EXPECT_EQ(letters_of_column(26), "aa");
}

TEST(CellGrid, FinishedBoardsHaveNamesToo) {
  EXPECT_EQ(named("domineering", "."), (Rows{"  a", "1 ·"}));
}

TEST(CellGrid, PositionsWithoutCellsAreDrawnAsTheyAre) {
  const AnyPosition heap = position_of("nim", "3");
  EXPECT_EQ(picture_with_names(heap), heap.picture());
  EXPECT_EQ(figure_with_names(heap, Medium::svg), heap.figure(Medium::svg));
  const AnyPosition stalk = position_of("hackenbush", "LR");
  EXPECT_EQ(figure_with_names(stalk, Medium::tikz), stalk.figure(Medium::tikz));
}

TEST(CellGrid, EveryBoardOfAGameHasNamesOnPaper) {
  std::size_t boards = 0;
  for (const AnyRuleset* game : all_rulesets()) {
    for (const std::string_view example : game->info().given_examples()) {
      const AnyPosition position = game->parse(example).value();
      const auto plain = position.figure(Medium::svg),
                 figure = figure_with_names(position, Medium::svg);
      ASSERT_EQ(plain.has_value(), figure.has_value());
      if (!cell_grid(position)) {
        EXPECT_EQ(plain, figure);
        continue;
      }
      ++boards;
      EXPECT_GT(figure->labels.size(), plain->labels.size()) << position.print_call();
    }
  }
  EXPECT_GT(boards, 15u);
}

}  // namespace
}  // namespace summand
