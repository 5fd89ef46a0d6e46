#include "summand/games/domineering/board_table.hpp"

#include <atomic>
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

// Two threads store questions in one bucket, and ask for those of the other. The questions are
// alike, so halves of two entries would often make a third one.
TYPED_TEST(BoardTables, NeverTakeAQuestionForAnother) {
  Budget budget;
  BoardTable<TypeParam> table(budget, 1);
  const auto question = [](std::uint64_t cells) {
    return BoardQuestion<TypeParam>{static_cast<TypeParam>(cells), 0, Player::left};
  };
  std::atomic<int> wrong = 0, found = 0;
  const auto work = [&](std::uint64_t own) {
    auto use = table.use();
    for (std::uint64_t i = 0; i < 300'000; ++i) {
      const std::uint64_t cells = 16 * (i % 4) + own;
      table.store(question(cells), cells % 32 < 16, std::uint64_t{1} << i % 60);
      // Nobody stores odd ones.
      for (const std::uint64_t other : {cells ^ 2, cells ^ 3}) {
        const auto its = table.find(question(other));
        if (!its) continue;
        ++found;
        if (other % 2 == 1 || *its != (other % 32 < 16)) ++wrong;
      }
    }
  };
  std::thread thread([&] { work(2); });
  work(0);
  thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace summand::games::domineering
