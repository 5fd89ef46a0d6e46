#include "summand/boards/board.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace summand {
namespace {

constexpr Board::Letters kBoardLetters{'.', 'x', 'o', '#'};

Board board(std::string_view text) { return Board::parse(text, kBoardLetters).value(); }
std::string print(const Board& board) { return board.print(kBoardLetters); }

TEST(Board, ParseIsTheInverseOfPrint) {
  for (const std::string_view text : {".", "x", "xo|.#", "....|xxxx|oooo", "#|o|x|."}) {
    EXPECT_EQ(print(board(text)), text);
  }
}

TEST(Board, WrongTextIsRefusedWithItsPlace) {
  const auto offset = [](std::string_view text) {
    const auto parsed = Board::parse(text, kBoardLetters);
    return parsed ? -1 : static_cast<int>(parsed.error().offset);
  };
  EXPECT_EQ(offset(""), 0);
  EXPECT_EQ(offset("|x"), 0);
  EXPECT_EQ(offset("xo|x"), 4);
  EXPECT_EQ(offset("xo|xoo"), 5);
  EXPECT_EQ(offset("xo|xy"), 4);
  EXPECT_EQ(offset(std::string_view("x\0", 2)), 1);
  EXPECT_EQ(offset(std::string(5000, '.')), 0);
}

// On a board of one word and on a large one.
TEST(Board, GroupsAreTakenOneByOne) {
  const std::string right(60, '.');
  for (const std::string& free : {std::string(), right}) {
    const auto wide = [&](std::vector<std::string> rows) {
      std::string text;
      for (const std::string& row : rows) text += (text.empty() ? "" : "|") + row + free;
      return text;
    };
    Board left = board(wide({"x.oo", "..xo", "#..."}));
    EXPECT_EQ(print(left.take_group()), wide({"x...", "....", "...."}));
    EXPECT_EQ(print(left.take_group()), wide({"..oo", "..xo", "...."}));
    EXPECT_FALSE(left.empty());
    EXPECT_EQ(print(left.take_group()), wide({"....", "....", "#..."}));
    EXPECT_TRUE(left.empty());
  }
}

TEST(Board, SymmetriesMoveThePieces) {
  const Board corner = board("x..|..o");
  EXPECT_EQ(print(corner.flip_rows()), "..o|x..");
  EXPECT_EQ(print(corner.flip_columns()), "..x|o..");
  EXPECT_EQ(print(corner.turned()), "o..|..x");
  EXPECT_EQ(print(corner.transposed()), "x.|..|.o");
  EXPECT_EQ(print(corner.exchanged()), "o..|..x");
  const Board least = corner.least_of_symmetries();
  for (const Board& same :
       {corner.flip_rows(), corner.transposed(), corner.transposed().turned()}) {
    EXPECT_EQ(same.least_of_symmetries(), least);
  }
}

TEST(Board, AllFillsAndTheirKeysAreDifferent) {
  std::set<Board> boards;
  std::set<PositionKey> keys;
  std::size_t count = 0;
  Board::for_each_fill(2, 3, 3, [&](const Board& filled) {
    ++count;
    boards.insert(filled);
    keys.insert(filled.key().value());
  });
  EXPECT_EQ(count, 3u + 9 + 27 + 9 + 81 + 729);
  EXPECT_EQ(boards.size(), count);
  EXPECT_EQ(keys.size(), count);
}

TEST(Board, CellsBesideACellDoNotWrapAroundTheEdge) {
  const Board empty(2, 3);
  std::vector<int> beside;
  empty.for_each_beside(2, [&](int cell) { beside.push_back(cell); });
  EXPECT_EQ(beside, (std::vector<int>{1, 5}));
}

}  // namespace
}  // namespace summand
