#include "summand/games/domineering/needed_moves.hpp"

#include <gtest/gtest.h>
#include <vector>

#include "summand/games/domineering.hpp"
#include "summand/testing/left_out_moves.hpp"

namespace summand::games::domineering {
namespace {

std::vector<Domino> moves_of(const View& view) {
  std::vector<Domino> moves;
  Cells::for_each_pair(needed_moves(view), view.step,
                       [&](int cell, int other) { moves.push_back({cell, other}); });
  return moves;
}

struct NeededMoves : ::testing::Test {
  testing::LeftOut left_out(const Cells& free, Player player, const View& view) {
    return testing::left_out(Domineering(), store, value, free, player, moves_of(view));
  }

  ValueStore store;
  testing::PlainValue<Domineering> value{Domineering(), store};
};

TEST_F(NeededMoves, DominateTheOthersOnAllFillsOfFourByFour) {
  std::size_t dominated = 0;
  Cells::for_each_fill_of(4, 4, [&](const Cells& free) {
    for (const Player player : {Player::left, Player::right}) {
      const testing::LeftOut found = left_out(free, player, view_of(free, player));
      EXPECT_EQ(found.wrong, 0u) << free.print('.', '#');
      dominated += found.dominated;
    }
  });
  EXPECT_GT(dominated, 10'000u);
}

// Each of the two conditions is needed.
TEST_F(NeededMoves, WrongVariantsAreFoundOut) {
  std::size_t line_goes_on = 0, neighbours = 0;
  Cells::for_each_fill_of(4, 4, [&](const Cells& free) {
    for (const Player player : {Player::left, Player::right}) {
      View view = view_of(free, player);
      view.before = 0;
      line_goes_on += left_out(free, player, view).wrong;
      view = view_of(free, player);
      view.beside = 0;
      neighbours += left_out(free, player, view).wrong;
    }
  });
  EXPECT_GT(line_goes_on, 0u);
  EXPECT_GT(neighbours, 0u);
}

// A column of these boards has at most two cells.
TEST_F(NeededMoves, AreAllMovesOnWideBoards) {
  for (const int columns : {31, 32, 33, 64}) {
    const Cells free = Cells::full(64 / columns, columns);
    EXPECT_EQ(moves_of(view_of(free, Player::left)), moves(Domineering(), free, Player::left));
  }
}

}  // namespace
}  // namespace summand::games::domineering
