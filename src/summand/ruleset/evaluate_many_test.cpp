#include "summand/ruleset/evaluate_many.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "summand/ruleset/takers_test_support.hpp"
#include "summand/testing/plain_value.hpp"

namespace summand {
namespace {

Cells board(std::size_t i) { return Cells(4, 4, i); }
constexpr std::size_t kBoards = std::size_t{1} << 16;

TEST(EvaluateMany, AgreesWithTheMovesOnAnyNumberOfThreads) {
  ValueStore store;
  testing::PlainValue<Takers> plain({}, store);
  for (const unsigned threads : {1u, 2u, 3u}) {
    const std::vector<Value> values = evaluate_many(Takers{}, store, kBoards, board, threads);
    ASSERT_EQ(values.size(), kBoards);
    for (std::size_t i = 0; i < kBoards; i += 7) ASSERT_EQ(values[i], plain(board(i))) << i;
  }
}

TEST(EvaluateMany, ThreadsStoreEachValueOnce) {
  std::vector<std::size_t> distinct;
  for (const unsigned threads : {1u, 4u}) {
    ValueStore store;
    const std::vector<Value> values = evaluate_many(Takers{}, store, kBoards, board, threads);
    distinct.push_back(std::set<Value>(values.begin(), values.end()).size());
  }
  EXPECT_EQ(distinct[0], distinct[1]);
}

TEST(EvaluateMany, NoPositionsHaveNoValues) {
  ValueStore store;
  EXPECT_TRUE(evaluate_many(Takers{}, store, 0, board, 2).empty());
}

TEST(EvaluateMany, ALimitOnAnyThreadIsReportedAndLeavesTheStoreValid) {
  for (const unsigned threads : {1u, 2u}) {
    Budget::Limits limits;
    limits.memory = 3'000'000;
    ValueStore store{Budget(limits)};
    bool reached = false;
    try {
      evaluate_many(
          Takers{}, store, std::size_t{1} << 24, [](std::size_t i) { return Cells(4, 6, i); },
          threads);
    } catch (const LimitReached& limit) {
      reached = true;
      EXPECT_EQ(limit.limit, Limit::memory);
    }
    EXPECT_TRUE(reached);
    const Value one = store.number(1);
    EXPECT_EQ(store.sum(one, store.negative(one)), store.zero());
  }
}

}  // namespace
}  // namespace summand
