#include "summand/games/amazons/compact.hpp"

#include <gtest/gtest.h>
#include <random>
#include <utility>
#include <vector>

#include "summand/games/amazons.hpp"
#include "summand/testing/compact_laws.hpp"

namespace summand::games::amazons {
namespace {

using Laws = summand::testing::CompactLaws<Amazons, Compact>;

// Random boards with at most two amazons of each player.
std::vector<Board> random_boards(int rows, int columns, int count) {
  std::mt19937 random(static_cast<unsigned>(rows * 10 + columns));
  std::vector<Board> out;
  for (int i = 0; i < count; ++i) {
    Board& board = out.emplace_back(rows, columns);
    const auto any_cell = [&] {
      return static_cast<int>(random() % static_cast<unsigned>(rows * columns));
    };
    for (int burned = static_cast<int>(random() % 4); burned > 0; --burned) {
      board.put(any_cell(), Piece::blocked);
    }
    for (const Piece piece : {Piece::left, Piece::right, Piece::left, Piece::right}) {
      if (random() % 4 != 0) board.put(any_cell(), piece);
    }
  }
  return out;
}

std::vector<Board> small_boards() {
  std::vector<Board> out;
  Amazons().small_positions([&](const Board& board) { out.push_back(board); });
  return out;
}

TEST(CompactAmazons, HasTheMovesOfTheGame) {
  Laws(random_boards(4, 4, 300)).expect_the_moves_of_the_game();
  Laws(random_boards(2, 7, 300)).expect_the_moves_of_the_game();
  Laws(small_boards()).expect_the_moves_of_the_game();
}
TEST(CompactAmazons, ImagesOfAPartAreTheSame) {
  Laws(random_boards(3, 4, 300)).expect_images_to_be_the_same();
  Laws(random_boards(5, 2, 300)).expect_images_to_be_the_same();
}
TEST(CompactAmazons, TheSearchAgreesWithPlainSearch) {
  Laws(random_boards(3, 3, 1000)).expect_the_winners_of_plain_search();
  Laws(small_boards()).expect_the_winners_of_plain_search();
}
TEST(CompactAmazons, ThreadsAgreeWithPlainSearch) {
  Laws(random_boards(3, 3, 100)).expect_threads_to_agree(1);
}

}  // namespace
}  // namespace summand::games::amazons
