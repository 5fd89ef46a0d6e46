#include "summand/value/fingerprint.hpp"

#include <gtest/gtest.h>
#include <map>

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

TEST(Fingerprints, OfADeepGameNeedNoDeepStack) {
  ValueStore store;
  Value tower = store.nimber(1);
  for (int i = 1; i <= 20'000; ++i) tower = store.make({{tower}}, {{store.number(-i)}});
  EXPECT_NE(Fingerprints(store).of(tower), 0u);
}

}  // namespace
}  // namespace summand::testing
