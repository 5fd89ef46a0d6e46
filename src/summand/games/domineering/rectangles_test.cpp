#include "summand/games/domineering/rectangles.hpp"

#include <gtest/gtest.h>

#include "summand/games/domineering.hpp"
#include "summand/ruleset/evaluate.hpp"

namespace summand::games::domineering {
namespace {

Value searched(Evaluator<Domineering>& evaluator, int rows, int columns) {
  return evaluator(Cells::full(rows, columns));
}

TEST(DominoRectangles, OutcomesAgreeWithSearch) {
  ValueStore store;
  Evaluator<Domineering> evaluator({}, store, By::search);
  int known = 0;
  for (const auto& [rows, most] : {std::pair(2, 17), std::pair(3, 9), std::pair(5, 5)}) {
    for (int columns = 1; columns <= most; ++columns) {
      const Value value = searched(evaluator, rows, columns);
      EXPECT_EQ(winner_on(rows, columns), outcome(store, value)) << rows << "x" << columns;
      EXPECT_EQ(winner_on(columns, rows), outcome(store, store.negative(value)))
          << columns << "x" << rows;
      ++known;
    }
  }
  EXPECT_EQ(known, 31);
}

// m x (a + b) <= m x a + m x b: boards that are 0 or Right's add up to a board that is Right's,
// unless all are 0.
TEST(DominoRectangles, LongBoardsAreRightsBySumsOfShorterOnes) {
  const auto not_lefts = [](int rows, int columns) {
    const auto outcome = winner_on(rows, columns);
    return outcome == Outcome::right || outcome == Outcome::previous;
  };
  for (const auto& [rows, from] : {std::pair(2, 24), std::pair(3, 8), std::pair(5, 7)}) {
    for (int columns = from; columns <= 300; ++columns) {
      if (!winner_on(rows, columns)) continue;
      EXPECT_EQ(winner_on(rows, columns), Outcome::right) << rows << "x" << columns;
      bool follows = false;
      for (int a = 1; a < columns && !follows; ++a) {
        follows = not_lefts(rows, a) && winner_on(rows, columns - a) == Outcome::right;
      }
      EXPECT_TRUE(follows) << rows << "x" << columns;
    }
  }
}

TEST(DominoRectangles, OtherSidesAreNotKnown) {
  EXPECT_EQ(winner_on(4, 6), std::nullopt);
  EXPECT_EQ(winner_on(7, 7), std::nullopt);
  EXPECT_EQ(winner_on(2, 27), std::nullopt);
  EXPECT_EQ(winner_on(31, 2), std::nullopt);
}

TEST(DominoRectangles, TheBoundsOfSumsHold) {
  ValueStore store;
  Evaluator<Domineering> evaluator({}, store, By::search);
  for (int rows = 1; rows <= 4; ++rows) {
    for (int a = 1; a <= 3; ++a) {
      for (int b = 1; b <= 3; ++b) {
        const Value cut = store.sum(searched(evaluator, rows, a), searched(evaluator, rows, b));
        EXPECT_TRUE(store.less_equal(searched(evaluator, rows, a + b), cut));
      }
    }
  }
}

}  // namespace
}  // namespace summand::games::domineering
