#include "summand/value/fingerprint.hpp"

#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/value/copy.hpp"

namespace summand::testing {
namespace {

// The other store makes other values first, so its handles and the order of its options differ.
RC_GTEST_PROP(Fingerprints, AreTheSameInEveryStore, (const Recipe& recipe, const Recipe& before)) {
  ValueStore store, other;
  static_cast<void>(value_of(other, before));
  const Value g = value_of(store, recipe);
  const Value copy = copied(store, g, other);
  RC_ASSERT(Fingerprints(store).of(g) == Fingerprints(other).of(copy));
}

TEST(Fingerprints, TellValuesApart) {
  ValueStore store;
  Fingerprints fingerprints(store);
  std::vector<Value> values = {store.zero()};
  for (int i = 1; i < 12; ++i) {
    values.push_back(store.nimber(static_cast<std::uint64_t>(i)));
    values.push_back(store.number(i));
    values.push_back(store.number(-i));
    values.push_back(store.number_up_star({0, i, 1}));
  }
  const std::vector<Value> small = values;
  for (const Value left : small) {
    for (const Value right : small) values.push_back(store.make({{left}}, {{right}}));
  }
  std::map<std::uint64_t, Value> seen;
  for (const Value value : values) {
    const auto [at, is_new] = seen.emplace(fingerprints.of(value), value);
    EXPECT_EQ(at->second, value);
  }
}

// The form in which a value was made, and what was asked before, do not matter.
TEST(Fingerprints, DependOnTheValueAlone) {
  ValueStore store;
  Fingerprints fingerprints(store), others(store);
  const Value hot = store.make({{store.number(3)}}, {{store.number(-1)}});
  const Value again =
      store.make({{store.number(3), store.number(2)}}, {{store.number(-1), store.number(0)}});
  static_cast<void>(others.of(store.make({{hot}}, {{store.number(-9)}})));
  EXPECT_EQ(fingerprints.of(hot), others.of(again));
  EXPECT_NE(fingerprints.of(hot), fingerprints.of(store.negative(hot)));
  EXPECT_NE(fingerprints.of(store.zero()), 0u);
}

TEST(Fingerprints, OfHugeNumbersDiffer) {
  ValueStore store;
  Fingerprints fingerprints(store);
  std::map<std::uint64_t, Dyadic> seen;
  for (int bits = 60; bits < 700; bits += 32) {
    const Dyadic power = Dyadic::power_of_two(bits);
    for (const Dyadic& x : {power, -power, power + 1, Dyadic::power_of_two(-bits)}) {
      const auto [at, is_new] = seen.emplace(fingerprints.of(store.number(x)), x);
      EXPECT_TRUE(is_new) << bits;
    }
  }
}

TEST(Fingerprints, ALimitLeavesThemUsable) {
  ValueStore store;
  Value tower = store.nimber(1);
  for (int i = 1; i <= 2'000; ++i) tower = store.make({{tower}}, {{store.number(-i)}});
  const std::uint64_t expected = Fingerprints(store).of(tower);
  const std::size_t charged = store.budget().charged();
  store.budget().limit_memory(charged + 20'000);
  {
    Fingerprints fingerprints(store);
    EXPECT_THROW(static_cast<void>(fingerprints.of(tower)), LimitReached);
    store.budget().limit_memory(SIZE_MAX);
    EXPECT_EQ(fingerprints.of(tower), expected);
  }
  EXPECT_EQ(store.budget().charged(), charged);
}

TEST(Fingerprints, OfADeepGameNeedNoDeepStack) {
  ValueStore store;
  Value tower = store.nimber(1);
  for (int i = 1; i <= 20'000; ++i) tower = store.make({{tower}}, {{store.number(-i)}});
  EXPECT_NE(Fingerprints(store).of(tower), 0u);
}

}  // namespace
}  // namespace summand::testing
