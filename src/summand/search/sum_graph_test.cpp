#include "summand/search/sum_graph.hpp"

#include <algorithm>
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
      const auto sums = std::make_shared<SumsOfParts>(SumsOfParts::Policy::as_written, store);
      const SumGraph graph(sums, sums->add(sums->of(g), sums->negative(sums->of(h))));
      const Outcome expected = outcome(store, store.difference(g, h));
      for (const Player first : {Player::left, Player::right}) {
        const Fate fate = graph.ending(graph.start(), first).fate;
        EXPECT_EQ(fate, winner(expected, first) == first ? Fate::win : Fate::loss);
      }
    }
  }
}

TEST(SumGraph, CountsSumsThatDifferInTheOrderOfTheirPartsOnce) {
  ValueStore store;
  const auto sums = std::make_shared<SumsOfParts>(SumsOfParts::Policy::as_written, store);
  EXPECT_EQ(SumGraph(sums, sums->times(2, sums->of(store.nimber(3)))).reached().size(), 10u);
}

TEST(SumGraph, ALimitIsReachedBeforeMemoryIsAllocated) {
  ValueStore store(Budget({.memory = 200'000}));
  const auto sums = std::make_shared<SumsOfParts>(SumsOfParts::Policy::as_written, store);
  const SumGraph::Sum start = sums->times(3, sums->of(store.nimber(30)));
  EXPECT_THROW(SumGraph(sums, start), LimitReached);
}

}  // namespace
}  // namespace summand
