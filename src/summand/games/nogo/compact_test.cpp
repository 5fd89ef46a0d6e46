#include "summand/games/nogo/compact.hpp"

#include <gtest/gtest.h>
#include <random>
#include <vector>

#include "summand/games/nogo.hpp"
#include "summand/games/nogo/learned.hpp"
#include "summand/testing/compact_laws.hpp"

namespace summand::games::nogo {
namespace {

template <class Compact>
class CompactNogo : public ::testing::Test {};
using NogoStrides = ::testing::Types<Compact<8>, Compact<2>>;
TYPED_TEST_SUITE(CompactNogo, NogoStrides);

// Positions after some random moves on a board that is empty but for a few holes.
std::vector<Position> played(int rows, int columns, int count) {
  std::mt19937 random(static_cast<unsigned>(rows * 10 + columns));
  std::vector<Position> out;
  for (int i = 0; i < count; ++i) {
    Position position(rows, columns);
    for (int cell = 0; cell < position.size(); ++cell) {
      if (random() % 12 != 0) position.free.add(cell);
    }
    for (auto moves = random() % 8; moves > 0; --moves) {
      const Player player = random() % 2 == 0 ? Player::left : Player::right;
      std::vector<Nogo::Move> all;
      Nogo().for_each_move(position, player, [&](Nogo::Move move) { all.push_back(move); });
      if (!all.empty()) position = Nogo().play(position, player, all[random() % all.size()]);
    }
    out.push_back(position);
  }
  return out;
}

// Every `step`-th small position, and others.
template <class Compact>
summand::testing::CompactLaws<Nogo, Compact> laws(std::size_t step) {
  std::vector<Position> all = played(1, 8, 200), few;
  for (const auto& [rows, columns] : {std::pair(3, 3), std::pair(2, 4), std::pair(1, 9)}) {
    const auto more = played(rows, columns, 200);
    all.insert(all.end(), more.begin(), more.end());
  }
  Nogo().small_positions([&](const Position& position) { all.push_back(position); });
  for (std::size_t i = 0; i < all.size(); i += step) few.push_back(all[i]);
  return summand::testing::CompactLaws<Nogo, Compact>(std::move(few));
}

TYPED_TEST(CompactNogo, HasTheMovesOfTheGame) { laws<TypeParam>(5).expect_the_moves_of_the_game(); }
TYPED_TEST(CompactNogo, ImagesOfAPartAreTheSame) {
  laws<TypeParam>(5).expect_images_to_be_the_same();
}
TYPED_TEST(CompactNogo, TheSearchAgreesWithPlainSearch) {
  laws<TypeParam>(5).expect_the_winners_of_plain_search();
}
TYPED_TEST(CompactNogo, ThreadsAgreeWithPlainSearch) {
  laws<TypeParam>(5).expect_threads_to_agree(20);
}

TEST(LearnedNogo, TheModelIsThatOfTheFile) {
  summand::testing::expect_to_be_in_the_file(learned(), "nogo", Compact<8>::features());
  summand::testing::expect_to_be_in_the_file(learned_rows(), "nogo", Compact<2>::features(),
                                             "learned_rows.txt");
}

}  // namespace
}  // namespace summand::games::nogo
