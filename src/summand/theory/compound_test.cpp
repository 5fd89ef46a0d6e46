#include "summand/theory/compound.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/hot_sums_test_support.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;

TEST(CompoundThermograph, HasTheGuaranteesOfTheTable) {
  ValueStore store;
  Thermographs thermographs(store);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    if (row[2] != "thermostat guarantee, Left first") continue;
    ++rows;
    const std::vector<Value> summands = summands_of(store, row[1]);
    const auto compound = compound_thermograph(thermographs, summands, Player::left);
    EXPECT_EQ(print(compound.guarantee), row[3]) << row[1];
  }
  EXPECT_EQ(rows, 4);
}

// Compares it with the definition at every multiple of 1/8.
RC_GTEST_PROP(CompoundThermograph, IsTheSumOfTheOpponentsWallsAndTheGreatestWidth,
              (const std::vector<Recipe>& recipes)) {
  ValueStore store;
  Thermographs thermographs(store);
  std::vector<Thermograph> graphs;
  for (const Recipe& recipe : recipes) graphs.push_back(thermographs.of(value_of(store, recipe)));
  for (const Player player : {Player::left, Player::right}) {
    const CompoundThermograph found = compound_thermograph(graphs, player);
    const int sign = player == Player::left ? 1 : -1;
    for (std::int64_t eighth = 0; eighth < 60; ++eighth) {
      const Dyadic t = Dyadic::ratio(eighth, 3);
      Dyadic others, width;
      for (const Thermograph& graph : graphs) {
        others += graph.at(opponent(player), t);
        width = std::max(width, graph.at(Player::left, t) - graph.at(Player::right, t));
      }
      const Dyadic best = others + width * sign;
      RC_ASSERT(value_at(found.others, t) == others);
      RC_ASSERT(value_at(found.compound, t) == best);
      // It is nowhere better, and nowhere below as good.
      const Dyadic short_of = (found.guarantee - best) * sign;
      RC_ASSERT(short_of >= 0);
      RC_ASSERT(short_of > 0 || t >= found.ambient);
    }
    RC_ASSERT(value_at(found.compound, found.ambient) == found.guarantee);
  }
}

RC_GTEST_PROP(CompoundThermograph, OfTheNegativesIsTheMirrorImage,
              (const std::vector<Recipe>& recipes)) {
  ValueStore store;
  Thermographs thermographs(store);
  std::vector<Value> summands, negatives;
  for (const Recipe& recipe : recipes) {
    summands.push_back(value_of(store, recipe));
    negatives.push_back(store.negative(summands.back()));
  }
  const auto left = compound_thermograph(thermographs, summands, Player::left);
  const auto right = compound_thermograph(thermographs, negatives, Player::right);
  RC_ASSERT(left.ambient == right.ambient);
  RC_ASSERT(left.guarantee == -right.guarantee);
  RC_ASSERT(left.compound.size() == right.compound.size());
}

// The guarantee can be reached, and is at least the mean.
RC_GTEST_PROP(CompoundThermograph, LiesBetweenTheMeanAndTheStop,
              (const Recipe& a, const Recipe& b, const Recipe& c)) {
  ValueStore store;
  Thermographs thermographs(store);
  const std::array summands{value_of(store, a), value_of(store, b), value_of(store, c)};
  const Value whole = store.sum(summands);
  const auto left = compound_thermograph(thermographs, summands, Player::left);
  RC_ASSERT(thermographs.mean(whole) <= left.guarantee);
  RC_ASSERT(left.guarantee <= store.left_stop(whole));
  const auto right = compound_thermograph(thermographs, summands, Player::right);
  RC_ASSERT(thermographs.mean(whole) >= right.guarantee);
  RC_ASSERT(right.guarantee >= store.right_stop(whole));
}

TEST(CompoundThermograph, OfOneGameIsItsWall) {
  ValueStore store;
  Thermographs thermographs(store);
  const std::array one{value_from_text(store, "{3|{2|0}}")};
  const auto compound = compound_thermograph(thermographs, one, Player::left);
  EXPECT_EQ(compound.compound, (BentLine{{0, 3, -1}, {1, 2, 0}}));
  EXPECT_EQ(compound.others, (BentLine{{0, 2, 0}}));
  EXPECT_EQ(compound.ambient, 0);
  EXPECT_EQ(compound.guarantee, 3);
}

TEST(CompoundThermograph, OfNoSummandsIsZero) {
  const auto compound = compound_thermograph(std::span<const Thermograph>(), Player::left);
  EXPECT_EQ(compound.guarantee, 0);
  EXPECT_EQ(compound.ambient, 0);
}

TEST(CompoundThermograph, OfAThousandSwitchesIsExact) {
  ValueStore store;
  Thermographs thermographs(store);
  std::vector<Value> switches;
  for (int size = 1; size <= 1000; ++size) {
    switches.push_back(store.make(std::array{store.number(size)}, std::array{store.number(-size)}));
  }
  const auto compound = compound_thermograph(thermographs, switches, Player::left);
  // The guarantee is 1000 - (1 + ... + 999). From t = 998 to 999, C(t) is (1000 - t) - (999 - t),
  // and below it is less.
  EXPECT_EQ(value_at(compound.compound, 0), 2000 - 500 * 1001);
  EXPECT_EQ(compound.ambient, 998);
  EXPECT_EQ(compound.guarantee, 1);
  EXPECT_EQ(compound.others.size(), 1001u);
}

}  // namespace
}  // namespace summand
