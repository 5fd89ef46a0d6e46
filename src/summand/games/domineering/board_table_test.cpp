#include "summand/games/domineering/board_table.hpp"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

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
  auto use = table.use();
  for (std::uint64_t i = 0; i < 50'000; ++i) {
    table.store({static_cast<TypeParam>(i * i), 0, Player::left}, i % 2 == 0, 1);
    use.pause();
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

// Two threads store different answers for the same few questions in one bucket. No question is ever
// taken for another one.
TYPED_TEST(BoardTables, NeverTakeAQuestionForAnother) {
  using Question = BoardQuestion<TypeParam>;
  Budget budget;
  BoardTable<TypeParam> table(budget, 1);
  const auto store = [&](std::uint64_t from) {
    auto use = table.use();
    for (std::uint64_t i = 0; i < 100'000; ++i) {
      const std::uint64_t cells = from + i % 8;
      table.store(Question{static_cast<TypeParam>(cells), 0, Player::left}, cells % 2 == 0,
                  std::uint64_t{1} << i % 60);
    }
  };
  std::thread other([&] { store(8); });
  store(0);
  other.join();
  auto use = table.use();
  for (std::uint64_t cells = 0; cells < 1000; ++cells) {
    const auto found = table.find(Question{static_cast<TypeParam>(cells), 0, Player::left});
    if (!found) continue;
    EXPECT_LT(cells, 16u);
    EXPECT_EQ(*found, cells % 2 == 0);
  }
}

}  // namespace
}  // namespace summand::games::domineering
