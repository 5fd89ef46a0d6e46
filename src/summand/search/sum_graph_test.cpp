#include "summand/search/sum_graph.hpp"

#include <gtest/gtest.h>

#include "summand/value/outcome.hpp"

namespace summand {
namespace {

// All values born by day 2, by their options among those of day 1.
std::vector<Value> values_of_day_two(ValueStore& store) {
  const std::vector<Value> day_one = {store.zero(), store.number(1), store.number(-1),
                                      store.nimber(1)};
  std::vector<Value> out;
  for (unsigned left = 0; left < 16; ++left) {
    for (unsigned right = 0; right < 16; ++right) {
      std::vector<Value> lefts, rights;
      for (unsigned i = 0; i < 4; ++i) {
        if ((left >> i & 1) != 0) lefts.push_back(day_one[i]);
        if ((right >> i & 1) != 0) rights.push_back(day_one[i]);
      }
      out.push_back(store.make(lefts, rights));
    }
  }
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

TEST(SumGraph, OfValuesAgreesWithTheOrderOfGames) {
  ValueStore store;
  const std::vector<Value> values = values_of_day_two(store);
  ASSERT_EQ(values.size(), 22u);
  for (const Value g : values) {
    for (const Value h : values) {
      std::vector<SummandGraph> summands;
      summands.emplace_back(store, g);
      summands.push_back(SummandGraph(store, h).negated());
      const SumGraph graph(std::move(summands), store.budget());
      const Outcome expected = outcome(store, store.difference(g, h));
      for (const Player first : {Player::left, Player::right}) {
        const Fate fate = graph.ending(graph.start(), first).fate;
        EXPECT_EQ(fate, winner(expected, first) == first ? Fate::win : Fate::loss);
      }
    }
  }
}

TEST(SumGraph, TheShortestWinIsFirst) {
  ValueStore store;
  std::vector<SummandGraph> summands;
  summands.emplace_back(store, store.nimber(5));
  summands.emplace_back(store, store.nimber(3));
  const SumGraph graph(std::move(summands), store.budget());
  const auto moves = graph.winning_moves(graph.start(), Player::left);
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(moves[0].summand, 0u);
  EXPECT_EQ(moves[0].name, "*3");
}

TEST(SumGraph, ALimitIsReachedBeforeMemoryIsAllocated) {
  ValueStore store;
  Budget budget({.memory = 20'000});
  std::vector<SummandGraph> summands;
  summands.emplace_back(store, store.nimber(30));
  summands.emplace_back(store, store.nimber(30));
  EXPECT_THROW(SumGraph(std::move(summands), budget), LimitReached);
}

}  // namespace
}  // namespace summand
