#include "summand/games/domineering/needed_moves.hpp"

#include <bit>
#include <gtest/gtest.h>
#include <vector>

#include "summand/games/domineering.hpp"
#include "summand/testing/left_out_moves.hpp"

namespace summand::games::domineering {
namespace {

std::vector<Domino> moves_of(const Lines& lines) {
  std::vector<Domino> moves;
  for (auto firsts = needed_moves(lines); firsts != 0; firsts &= firsts - 1) {
    const int cell = std::countr_zero(firsts);
    moves.push_back({cell, cell + lines.step});
  }
  return moves;
}

struct NeededMoves : ::testing::Test {
  testing::LeftOut left_out(const Cells& free, Player player, const Lines& lines) {
    return testing::left_out(Domineering(), store, value, free, player, moves_of(lines));
  }

  ValueStore store;
  testing::PlainValue<Domineering> value{Domineering(), store};
};

TEST_F(NeededMoves, DominateTheOthersOnAllFillsOfFourByFour) {
  std::size_t dominated = 0;
  Cells::for_each_fill_of(4, 4, [&](const Cells& free) {
    for (const Player player : {Player::left, Player::right}) {
      const testing::LeftOut found = left_out(free, player, lines_of(free, player));
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
      Lines lines = lines_of(free, player);
      lines.before = 0;
      line_goes_on += left_out(free, player, lines).wrong;
      lines = lines_of(free, player);
      lines.beside = 0;
      neighbours += left_out(free, player, lines).wrong;
    }
  });
  EXPECT_GT(line_goes_on, 0u);
  EXPECT_GT(neighbours, 0u);
}

// On such boards words have no room for three cells in a column.
TEST_F(NeededMoves, AreAllMovesOnWideBoards) {
  for (const int columns : {31, 32, 33, 64}) {
    const Cells free = Cells::full(64 / columns, columns);
    EXPECT_EQ(moves_of(lines_of(free, Player::left)), moves(Domineering(), free, Player::left));
  }
}

}  // namespace
}  // namespace summand::games::domineering
