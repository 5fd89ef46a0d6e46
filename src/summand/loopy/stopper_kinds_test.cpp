#include "summand/loopy/stopper_kinds.hpp"

#include <gtest/gtest.h>
#include <random>

#include "summand/loopy/loopy_test_support.hpp"
#include "summand/loopy/sides.hpp"
#include "summand/value/first_days.hpp"
#include "summand/value/number_tiny.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::loopy_named;
using testing::loopy_of;

TEST(StopperKinds, PlumtreesHaveNoCyclesButPasses) {
  StopperStore store;
  for (const char* name : {"on", "off", "over", "under", "upon", "upon*"}) {
    EXPECT_TRUE(is_plumtree(store, store.add(loopy_named(name)))) << name;
  }
  // a{0||||0|||a|*||*}, with * as node 5
  const LoopyGame carousel =
      loopy_of({{{6}, {1}}, {{6}, {2}}, {{3}, {5}}, {{0}, {5}}, {{}, {}}, {{6}, {6}}, {{}, {}}});
  EXPECT_FALSE(is_plumtree(store, store.add(carousel)));
}

TEST(StopperKinds, OverIsInfinitesimalAndOnIsNot) {
  StopperStore store;
  for (const char* name : {"over", "under", "upon", "upon*"}) {
    EXPECT_TRUE(is_infinitesimal(store, store.add(loopy_named(name)))) << name;
  }
  EXPECT_FALSE(is_infinitesimal(store, store.add(loopy_named("on"))));
  EXPECT_FALSE(is_infinitesimal(store, store.add(loopy_named("off"))));
}

TEST(StopperKinds, TiniesOfOnAndOverAreTinies) {
  StopperStore store;
  Budget budget;
  for (const char* name : {"on", "over"}) {
    const Stopper made = store.add(*tiny(loopy_named(name), budget));
    EXPECT_TRUE(is_number_tiny(store, made)) << name;
    EXPECT_TRUE(is_number_tiny(store, store.negative(made))) << name;
  }
  for (const char* name : {"on", "over", "under", "upon", "ace"}) {
    EXPECT_FALSE(is_number_tiny(store, store.add(loopy_named(name)))) << name;
  }
}

// A second way: the same words for values, on all games born by day 2, and tinies.
TEST(StopperKinds, ShortGamesHaveTheKindsOfTheirValues) {
  ValueStore values;
  StopperStore store;
  std::vector<Value> games = born_by(values, 2);
  for (std::size_t i = 0, count = games.size(); i < count; ++i) {
    if (const auto its = tiny(values, games[i]))
      games.push_back(values.sum(*its, values.number(1)));
    if (const auto its = miny(values, games[i])) games.push_back(*its);
  }
  int tinies = 0;
  for (const Value g : games) {
    const Stopper s = store.add(loopy_game(values, g));
    EXPECT_TRUE(is_plumtree(store, s));
    EXPECT_EQ(is_infinitesimal(store, s), is_infinitesimal(values, g));
    EXPECT_EQ(is_number_tiny(store, s), is_number_tiny(values, g));
    tinies += is_number_tiny(values, g) && !is_number(values, g);
  }
  EXPECT_GT(tinies, 5);
}

}  // namespace
}  // namespace summand
