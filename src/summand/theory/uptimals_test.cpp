#include "summand/theory/uptimals.hpp"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/small_games_test_support.hpp"
#include "summand/value/first_days.hpp"
#include "summand/value/form.hpp"
#include "summand/value/names.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::AllSmall;
using testing::Recipe;
using testing::value_from_text;
using testing::value_of;

Value value_of(ValueStore& store, const UptimalExpansion& parts) {
  Value out = store.sum(store.number(parts.number), store.nimber(parts.star));
  for (std::size_t i = 0; i < parts.ups.size(); ++i) {
    out = store.sum(out, store.multiple(parts.ups[i], *up_power(store, i + 1)));
  }
  return out;
}

TEST(UptimalExpansion, IsFoundForAllSumsOfFewPowers) {
  ValueStore store;
  for (std::int64_t a = -3; a <= 3; ++a) {
    for (std::int64_t b = -3; b <= 3; ++b) {
      for (std::int64_t c = -2; c <= 2; ++c) {
        for (std::int64_t d = -1; d <= 1; ++d) {
          for (const std::uint64_t star : {0, 1, 2, 5}) {
            for (const Dyadic& number : {Dyadic(0), Dyadic(3).half()}) {
              UptimalExpansion parts{number, {a, b, c, d}, star};
              const Value g = value_of(store, parts);
              while (!parts.ups.empty() && parts.ups.back() == 0) parts.ups.pop_back();
              const auto found = uptimal_expansion(store, g);
              ASSERT_TRUE(found.has_value()) << print(store, g);
              EXPECT_EQ(*found, parts) << print(store, g);
            }
          }
        }
      }
    }
  }
}

// All uptimals born by day 3 are among those with few and low powers, because up^k is born on day
// k + 1.
TEST(UptimalExpansion, IsFoundForNoOtherGameBornByDayThree) {
  ValueStore store;
  std::set<Value> uptimals;
  for (std::int64_t a = -3; a <= 3; ++a) {
    for (std::int64_t b = -3; b <= 3; ++b) {
      for (std::int64_t c = -2; c <= 2; ++c) {
        for (std::uint64_t star = 0; star <= 3; ++star) {
          for (const int quarters : {-12, -8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 12}) {
            uptimals.insert(
                value_of(store, UptimalExpansion{Dyadic(quarters).scaled(-2), {a, b, c}, star}));
          }
        }
      }
    }
  }
  for (const Value g : born_by(store, 3)) {
    EXPECT_EQ(is_uptimal(store, g), uptimals.contains(g)) << print(store, g);
  }
}

RC_GTEST_PROP(UptimalExpansion, HasTheGameAsItsSum, (const AllSmall& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  const auto found = uptimal_expansion(store, g);
  if (found) RC_ASSERT(value_of(store, *found) == g);
  const auto negative = uptimal_expansion(store, store.negative(g));
  RC_ASSERT(found.has_value() == negative.has_value());
}

RC_GTEST_PROP(Power, OfUpIsAnUptimal, ()) {
  ValueStore store;
  const auto n = *rc::gen::inRange(1, 12);
  RC_ASSERT(*power_of_game(store, up(store), n) == *up_power(store, static_cast<std::uint64_t>(n)));
}

// G + G^2 + ... + G^n = G : (n - 1) for an infinitesimal G = {0|H} > 0.
RC_GTEST_PROP(Power, SumsOfPowersAreOrdinalSums, (const AllSmall& a, const Recipe& b)) {
  ValueStore store;
  const bool is_small = *rc::gen::arbitrary<bool>();
  const Value answer = is_small ? value_of(store, a) : value_of(store, b);
  const Value g = store.make(std::array{store.zero()}, std::array{answer});
  const auto one = power_of_game(store, g, 1);
  RC_PRE(one.has_value() && is_infinitesimal(store, g) && store.less_equal(store.zero(), g));
  Value sum = g;
  for (int n = 2; n <= 4; ++n) {
    sum = store.sum(sum, *power_of_game(store, g, n));
    RC_ASSERT(sum == *power_sum(store, g, n));
    RC_ASSERT(sum ==
              ordinal_sum(store, canonical_form(g), canonical_form(store.number(n - 1))).value());
  }
}

TEST(Power, NeedsAGameOfZeroAndOneMoreOption) {
  ValueStore store;
  for (const char* base : {"v", "*2", "^*", "{1|0}", "0", "1"}) {
    EXPECT_FALSE(power_of_game(store, value_from_text(store, base), 2).has_value()) << base;
  }
  EXPECT_FALSE(power_of_game(store, up(store), 0).has_value());
  EXPECT_FALSE(power_of_game(store, up(store), Dyadic(1).half()).has_value());
}

// By CGSuite: see the file.
TEST(UptimalsAndPowers, AreThoseOfCgsuite) {
  ValueStore store;
  int uptimals = 0, powers = 0;
  for (const auto& row : testing::table("companions_and_powers.tsv")) {
    const Value g = value_from_text(store, row[1]);
    if (row[0] == "is_uptimal") {
      EXPECT_EQ(is_uptimal(store, g) ? "true" : "false", row[2]) << row[1];
      ++uptimals;
    } else if (row[0] == "pow") {
      const auto found = power_of_game(store, g, *parse_dyadic(row[3]));
      ASSERT_TRUE(found.has_value()) << row[1];
      EXPECT_EQ(*found, value_from_text(store, row[2])) << row[1] << " to the power " << row[3];
      ++powers;
    }
  }
  EXPECT_GE(uptimals, 40);
  EXPECT_GE(powers, 15);
}

}  // namespace
}  // namespace summand
