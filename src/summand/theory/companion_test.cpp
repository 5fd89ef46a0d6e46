#include "summand/theory/companion.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>
#include <set>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/first_days.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;
using testing::value_of;

// By the options alone, without what is known of ups and nimbers.
Value by_definition(ValueStore& store, Value g, std::map<Value, Value>& found) {
  if (const auto known = found.find(g); known != found.end()) return known->second;
  std::array<std::vector<Value>, 2> sides;
  for (const Player player : {Player::left, Player::right}) {
    auto& its = sides[player == Player::right];
    for (const Value option : store.options(g, player)) {
      its.push_back(by_definition(store, option, found));
    }
  }
  const Value zero = store.zero();
  if (store.less_equal(zero, g)) sides[0].push_back(zero);
  if (store.less_equal(g, zero)) sides[1].push_back(zero);
  return found[g] = store.make(sides[0], sides[1]);
}

TEST(Companion, IsTheOneOfTheDefinitionForAllGamesBornByDayThree) {
  ValueStore store;
  std::map<Value, Value> found;
  std::set<Value> images;
  for (const Value g : born_by(store, 3)) {
    const Value its = companion(store, g);
    EXPECT_EQ(its, by_definition(store, g, found)) << print(store, g);
    EXPECT_EQ(companion(store, its), g) << print(store, g);
    EXPECT_LE(store.birthday(its), 3) << print(store, g);
    images.insert(its);
  }
  EXPECT_EQ(images.size(), 1474u);
}

TEST(Companion, KeepsTheOrderOfTheGamesBornByDayTwo) {
  ValueStore store;
  const std::vector<Value> games = born_by(store, 2);
  for (const Value g : games) {
    for (const Value h : games) {
      EXPECT_EQ(store.less_equal(companion(store, g), companion(store, h)), store.less_equal(g, h))
          << print(store, g) << " and " << print(store, h);
    }
  }
}

RC_GTEST_PROP(Companion, KeepsTheOrderAndTheBirthday, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  const Value its = companion(store, g);
  RC_ASSERT(companion(store, its) == g);
  RC_ASSERT(store.less_equal(its, companion(store, h)) == store.less_equal(g, h));
  RC_ASSERT(companion(store, store.negative(g)) == store.negative(its));
  RC_ASSERT(std::max(store.birthday(its), Dyadic(1)) == std::max(store.birthday(g), Dyadic(1)));
  // 0 <= G exactly if * <= its companion.
  RC_ASSERT(store.less_equal(store.zero(), g) == store.less_equal(store.nimber(1), its));
}

// By CGSuite: see the file.
TEST(Companion, IsThatOfCgsuite) {
  ValueStore store;
  int seen = 0;
  for (const auto& row : testing::table("companions_and_powers.tsv")) {
    if (row[0] != "companion") continue;
    EXPECT_EQ(companion(store, value_from_text(store, row[1])), value_from_text(store, row[2]))
        << row[1];
    ++seen;
  }
  EXPECT_GE(seen, 40);
}

}  // namespace
}  // namespace summand
