#include <gtest/gtest.h>
#include <vector>

#include "summand/games/domineering.hpp"

namespace summand::games {
namespace {

bool has_search(const std::vector<Cells>& positions, Beside beside = Beside::nothing,
                ValueStore&& store = ValueStore()) {
  return Domineering::board_search(positions, store, {.table_bytes = 1 << 10, .beside = beside}) !=
         nullptr;
}

TEST(BoardSearchOfDomineering, IsForOneBoardThatStandsAlone) {
  const Cells board = Cells::full(4, 4), lone = Cells::full(1, 1);
  EXPECT_TRUE(has_search({board}));
  EXPECT_TRUE(has_search({lone, board, lone}));
  EXPECT_FALSE(has_search({board, board}));
  EXPECT_FALSE(has_search({lone}));
  EXPECT_FALSE(has_search({board}, Beside::nimbers));
}

TEST(BoardSearchOfDomineering, IsForUpToAHundredCellsAndTwelveInALine) {
  EXPECT_TRUE(has_search({Cells::full(10, 10)}));
  EXPECT_TRUE(has_search({Cells::full(12, 8)}));
  EXPECT_FALSE(has_search({Cells::full(10, 11)}));
  EXPECT_FALSE(has_search({Cells::full(4, 13)}));
  EXPECT_FALSE(has_search({Cells::full(13, 4)}));
}

TEST(BoardSearchOfDomineering, NeedsSomeMemory) {
  EXPECT_FALSE(
      has_search({Cells::full(5, 10)}, Beside::nothing, ValueStore(Budget({.memory = 4 << 20}))));
}

TEST(BoardSearchOfDomineering, SaysWhatItGoesBy) {
  ValueStore store;
  const std::vector<Cells> board = {Cells::full(4, 4)};
  const auto search = Domineering::board_search(board, store, {.table_bytes = 1 << 10});
  EXPECT_EQ(search->method(), "joined bands");
  EXPECT_EQ(search->key_bits(), 0u);
  EXPECT_TRUE(search->wins(board, {}, Player::left));
}

}  // namespace
}  // namespace summand::games
