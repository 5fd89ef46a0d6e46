#include "summand/games/domineering/board_table.hpp"

#include <gtest/gtest.h>

#include "summand/games/domineering/line_grid.hpp"

namespace summand::games::domineering {
namespace {

template <class Word>
class BoardTables : public ::testing::Test {};
using WordsOfTables = ::testing::Types<std::uint64_t, WideWord>;
TYPED_TEST_SUITE(BoardTables, WordsOfTables);

// Questions that differ in one bit of the cells, in the moves, or in the player.
template <class Word>
std::vector<BoardQuestion<Word>> similar_questions() {
  std::vector<BoardQuestion<Word>> out;
  for (const Player first : {Player::left, Player::right}) {
    for (int moves = -50; moves <= 50; ++moves) out.push_back({0, moves, first});
    for (int cell = 0; cell < LineGrid<Word>::kMostCells; ++cell) {
      out.push_back({Word{1} << cell, 0, first});
    }
  }
  return out;
}

TYPED_TEST(BoardTables, KnowAllSimilarQuestions) {
  Budget budget;
  BoardTable<TypeParam> table(budget, 1 << 20);
  const auto questions = similar_questions<TypeParam>();
  for (std::size_t i = 0; i < questions.size(); ++i) {
    ASSERT_EQ(table.find(questions[i]), std::nullopt);
    table.store(questions[i], i % 3 == 0, i);
  }
  for (std::size_t i = 0; i < questions.size(); ++i) {
    ASSERT_EQ(table.find(questions[i]), i % 3 == 0);
  }
}

TYPED_TEST(BoardTables, GrowBeforeTheyForgetMuch) {
  Budget budget;
  BoardTable<TypeParam> table(budget, std::size_t{1} << 24);
  const std::size_t before = table.size();
  for (std::uint64_t i = 0; i < 50'000; ++i) {
    table.store({static_cast<TypeParam>(i * i), 0, Player::left}, i % 2 == 0, 1);
  }
  EXPECT_GT(table.size(), before);
  std::size_t known = 0;
  for (std::uint64_t i = 0; i < 50'000; ++i) {
    const auto found = table.find({static_cast<TypeParam>(i * i), 0, Player::left});
    if (!found) continue;
    ++known;
    ASSERT_EQ(*found, i % 2 == 0);
  }
  // Some buckets are full before the table grows.
  EXPECT_GT(known, 40'000u);
}

// The least table has one bucket. What took most work stays, and the newest entry is there.
TYPED_TEST(BoardTables, ForgetWhatTookTheLeastWork) {
  Budget budget;
  BoardTable<TypeParam> table(budget, 1);
  EXPECT_EQ(table.size(), 4u);
  const BoardQuestion<TypeParam> hard{7, 3, Player::right};
  table.store(hard, true, 1'000'000);
  for (std::uint64_t i = 100; i < 10'000; ++i) {
    const BoardQuestion<TypeParam> easy{static_cast<TypeParam>(i), 0, Player::left};
    table.store(easy, false, i % 7);
    ASSERT_EQ(table.find(easy), false);
    ASSERT_EQ(table.find(hard), true);
  }
}

}  // namespace
}  // namespace summand::games::domineering
