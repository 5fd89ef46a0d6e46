#include "summand/games/konane/compact.hpp"

#include <cstddef>
#include <gtest/gtest.h>
#include <random>
#include <utility>
#include <vector>

#include "summand/games/konane.hpp"
#include "summand/testing/compact_laws.hpp"

namespace summand::games::konane {
namespace {

// Chequered boards of which some stones are gone, and random fills with few holes.
std::vector<Board> random_boards(int rows, int columns, int count) {
  std::mt19937 random(static_cast<unsigned>(rows * 10 + columns));
  std::vector<Board> out;
  for (int i = 0; i < count; ++i) {
    Board board(rows, columns);
    const bool is_chequered = i % 2 == 0;
    for (int cell = 0; cell < board.size(); ++cell) {
      const auto lot = random() % 12;
      const bool is_left =
          is_chequered ? (board.row(cell) + cell % columns) % 2 == 0 : random() % 2 == 0;
      if (lot >= 5) board.put(cell, is_left ? Piece::left : Piece::right);
      if (lot == 0) board.put(cell, Piece::blocked);
    }
    out.push_back(board);
  }
  return out;
}

// Every `step`-th small position, and others.
summand::testing::CompactLaws<Konane, Compact> laws(std::size_t step) {
  std::vector<Board> all, few;
  for (const auto& [rows, columns] :
       {std::pair(1, 10), std::pair(3, 3), std::pair(3, 4), std::pair(2, 6), std::pair(5, 3)}) {
    const auto more = random_boards(rows, columns, 200);
    all.insert(all.end(), more.begin(), more.end());
  }
  Konane().small_positions([&](const Board& board) { all.push_back(board); });
  for (std::size_t i = 0; i < all.size(); i += step) few.push_back(all[i]);
  return summand::testing::CompactLaws<Konane, Compact>(std::move(few));
}

TEST(CompactKonane, HasTheMovesOfTheGame) { laws(5).expect_the_moves_of_the_game(); }
TEST(CompactKonane, ImagesOfAPartAreTheSame) { laws(5).expect_images_to_be_the_same(); }
TEST(CompactKonane, TheSearchAgreesWithPlainSearch) {
  laws(5).expect_the_winners_of_plain_search();
}
TEST(CompactKonane, ThreadsAgreeWithPlainSearch) { laws(5).expect_threads_to_agree(20); }

}  // namespace
}  // namespace summand::games::konane
