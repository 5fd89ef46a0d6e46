#include "summand/games/konane/parts.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/boards/set_kinds.hpp"
#include "summand/games/konane.hpp"
#include "summand/games/konane/jumps.hpp"

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

// No play ever makes a jump that was not found, on boards of one word and of many.
template <class Kind>
void expect_to_hold_all_jumps(const Board& start, std::mt19937& random) {
  const Konane rules;
  std::set<int> members;
  const Kind kind(start.rows(), start.columns());
  const auto all = Kind::set(Cells::full(start.rows(), start.columns()));
  const auto left = Kind::set(start.left_plane()), right = Kind::set(start.right_plane());
  Jumps<Kind>(kind, {Kind::without(left, right), Kind::without(right, left),
                     Kind::without(all, Kind::either(left, right))})
      .for_each_part([&](const auto&, const auto& part) {
        kind.cells(part).for_each([&](int cell) { members.insert(cell); });
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
      for (const int cell : rules.cells(board, player, move)) {
        ASSERT_TRUE(members.contains(cell)) << rules.print(start);
      }
      board = rules.play(board, player, move);
    }
  }
}

TEST(KonaneParts, HoldEveryJumpOfEveryPlay) {
  std::mt19937 random(1);
  for (const auto& [rows, columns] : {std::pair(5, 6), std::pair(7, 7), std::pair(9, 10)}) {
    for (int i = 0; i < 100; ++i) {
      Board board(rows, columns);
      for (int cell = 0; cell < board.size(); ++cell) {
        board.put(cell, static_cast<Piece>(random() % 8 % 4 % (i % 2 == 0 ? 3u : 4u)));
      }
      if (rows * columns <= 64) expect_to_hold_all_jumps<WordKind>(board, random);
      expect_to_hold_all_jumps<CellsKind>(board, random);
    }
  }
}

}  // namespace
}  // namespace summand::games::konane
