#include "summand/games/konane/parts.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/boards/set_kinds.hpp"
#include "summand/games/konane.hpp"

namespace summand::games::konane {
namespace {

std::vector<std::string> texts(std::string_view board) {
  const Konane rules;
  std::vector<std::string> out;
  for (const Board& part : parts(*rules.parse(board))) out.push_back(rules.print(part));
  std::ranges::sort(out);
  return out;
}

using Texts = std::vector<std::string>;

// A hole divides the row. Rows whose stones could only meet across two rows are apart.
TEST(KonaneParts, StonesThatNeverMeetAreParts) {
  EXPECT_EQ(texts("xo.#xo."), (Texts{"xo.", "xo."}));
  EXPECT_EQ(texts("xo.|...|...|.ox"), (Texts{".ox", "xo."}));
}

// The cell between two stones is free for both.
TEST(KonaneParts, JumpsThatShareACellStayTogether) {
  EXPECT_EQ(texts("xo.ox"), (Texts{"xo.ox"}));
  EXPECT_EQ(texts("xo..ox"), (Texts{"xo..ox"}));
}

// After a1-c1 the stone of Left on c1 may jump over the one below it.
TEST(KonaneParts, AJumpThatAnotherMakesPossibleStaysWithIt) {
  EXPECT_EQ(texts("xo.|..o|...|xo."), (Texts{"xo.|##o|##.|xo."}));
}

TEST(KonaneParts, WhatCanNeverMoveIsGone) {
  EXPECT_EQ(texts("xx.oo"), Texts{});
  EXPECT_EQ(texts("xo#|..x|..."), Texts{});
  EXPECT_EQ(texts("xo.x"), (Texts{"xo."}));
}

// Each cell has the number of its part. Every jump of every play lies in one part, on boards of one
// word and of many.
template <class Kind>
std::size_t expect_jumps_within_parts(const Board& start, std::mt19937& random) {
  const Konane rules;
  std::map<int, std::size_t> part_of;
  std::size_t count = 0;
  const Kind kind(start.rows(), start.columns());
  Jumps<Kind>(kind, field_of<Kind>(start)).for_each_part([&](const auto&, const auto& members) {
    ++count;
    kind.cells(members).for_each([&](int cell) {
      EXPECT_TRUE(part_of.try_emplace(cell, count).second) << rules.print(start);
    });
  });
  for (int game = 0; game < 20; ++game) {
    Board board = start;
    while (true) {
      std::vector<std::pair<Player, Konane::Move>> moves;
      for (const Player player : {Player::left, Player::right}) {
        rules.for_each_move(board, player,
                            [&](Konane::Move move) { moves.emplace_back(player, move); });
      }
      if (moves.empty()) break;
      const auto& [player, move] = moves[random() % moves.size()];
      const auto [low, high] = std::minmax(move.from, move.to);
      const int step = board.row(low) == board.row(high) ? 1 : board.columns();
      for (int cell = low; cell <= high; cell += step) {
        EXPECT_TRUE(part_of.contains(cell) && part_of[cell] == part_of[low]) << rules.print(start);
      }
      board = rules.play(board, player, move);
    }
  }
  return count;
}

TEST(KonaneParts, HoldEveryJumpOfEveryPlay) {
  std::mt19937 random(1);
  std::size_t divided = 0;
  for (const auto& [rows, columns] : {std::pair(5, 6), std::pair(7, 7), std::pair(9, 10)}) {
    for (int i = 0; i < 150; ++i) {
      Board board(rows, columns);
      for (int cell = 0; cell < board.size(); ++cell) {
        // Few stones, many, or many holes.
        const unsigned lot = random() % 12;
        const Piece piece = lot < 2 ? Piece::left : lot < 4 ? Piece::right : Piece::none;
        if (i % 3 == 0 || lot < 4) board.put(cell, piece);
        if (i % 3 == 1) board.put(cell, static_cast<Piece>(lot % 3));
        if (i % 3 == 2 && lot >= 8) board.put(cell, Piece::blocked);
      }
      if (WordKind::holds(board.left_plane())) {
        EXPECT_EQ(expect_jumps_within_parts<WordKind>(board, random), parts(board).size());
      }
      if (expect_jumps_within_parts<CellsKind>(board, random) > 1) ++divided;
    }
  }
  EXPECT_GT(divided, 50u);
}

// A player can move in each of them, and a part is not divided any more.
TEST(KonaneParts, EachHasAMove) {
  const Konane rules;
  rules.small_positions([&](const Board& board) {
    for (const Board& part : parts(board)) {
      int moves = 0;
      for (const Player player : {Player::left, Player::right}) {
        rules.for_each_move(part, player, [&](Konane::Move) { ++moves; });
      }
      ASSERT_GT(moves, 0) << rules.print(board);
      ASSERT_EQ(parts(part), std::vector{part}) << rules.print(board);
    }
  });
}

}  // namespace
}  // namespace summand::games::konane
