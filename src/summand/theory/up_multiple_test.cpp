#include "summand/theory/up_multiple.hpp"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/names.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;

TEST(UpMultiples, OfHalfAndUpAgreeWithTheBook) {
  ValueStore store;
  const auto multiple = [&](const char* w, std::uint64_t star = 0) {
    return up_multiple(store, value_from_text(store, w), star);
  };
  EXPECT_EQ(multiple("1/2"), value_from_text(store, "{^2*|v*}"));
  EXPECT_EQ(multiple("^"), value_from_text(store, "{^2*|{0|v4}}"));
  EXPECT_EQ(multiple("3"), value_from_text(store, "^3"));
  EXPECT_EQ(multiple("-2", 5), value_from_text(store, "v2*5"));
  EXPECT_EQ(multiple("*"), value_from_text(store, "{^2*|v2*}"));
  EXPECT_EQ(multiple("*", 1), value_from_text(store, "{^2|v2}"));
}

// W.up + *n = {W^L.up + ^^ + *(n^1) | W^R.up + vv + *(n^1)}, if W is no integer ("Shifting
// Multiples of Up by Stars").
RC_GTEST_PROP(UpMultiples, AreShiftedByStars, (const Recipe& recipe)) {
  ValueStore store;
  const Value w = value_of(store, recipe);
  if (is_integer(store, w)) RC_DISCARD();
  for (const std::uint64_t star : {0u, 1u, 2u, 5u}) {
    std::vector<Value> left, right;
    for (const Value option : store.left_options(w)) {
      left.push_back(store.sum(up_multiple(store, option, star ^ 1), up(store, 2)));
    }
    for (const Value option : store.right_options(w)) {
      right.push_back(store.sum(up_multiple(store, option, star ^ 1), up(store, -2)));
    }
    // Moves in the star itself matter if it is greater than *.
    if (star > 1) {
      for (std::uint64_t i = 0; i < star; ++i) {
        left.push_back(up_multiple(store, w, i));
        right.push_back(up_multiple(store, w, i));
      }
    }
    RC_ASSERT(store.make(left, right) == up_multiple(store, w, star));
  }
}

RC_GTEST_PROP(UpMultiples, AddAndKeepTheOrder, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  const Value of_g = up_multiple(store, g), of_h = up_multiple(store, h);
  RC_ASSERT(up_multiple(store, store.sum(g, h)) == store.sum(of_g, of_h));
  RC_ASSERT(up_multiple(store, store.negative(g)) == store.negative(of_g));
  RC_ASSERT(store.compare(g, h) == store.compare(of_g, of_h));
}

// An integer must be recognised by its value. Treated as a game with options it would give no
// multiple.
TEST(UpMultiples, OfIntegersAreNotMadeOfTheirOptions) {
  ValueStore store;
  const Value wrong = store.make(std::array{value_from_text(store, "^^*")}, {});
  EXPECT_NE(wrong, up_multiple(store, store.number(1)));
}

TEST(UpMultiples, BeyondMachineIntegersReachTheSizeLimit) {
  ValueStore store;
  EXPECT_THROW(up_multiple(store, store.number(Dyadic::power_of_two(80))), LimitReached);
  EXPECT_EQ(up_multiple(store, store.number(1'000'000'000'000)),
            store.number_up_star({0, 1'000'000'000'000, 0}));
}

// The uptimals (Winning Ways ch. 8): each is larger than any multiple of the next.
TEST(Uptimals, AreOrderedByTheirPowers) {
  ValueStore store;
  for (std::uint64_t k = 1; k <= 5; ++k) {
    const Value power = up_power(store, k).value(), next = up_power(store, k + 1).value();
    for (int n = 1; n <= 8; ++n) {
      EXPECT_EQ(store.compare(store.multiple(n, next), power), std::partial_ordering::less)
          << n << " copies of ^<" << k + 1 << ">";
    }
  }
}

TEST(GalvanizedPlay, IsWorthWhatItsMovesAreWorth) {
  ValueStore store;
  for (const char* text : {"1/2", "-3/4", "*", "^", "{2|-1}", "{3|{1|-2}}", "+-(1,{3|0})"}) {
    const Value w = value_from_text(store, text);
    for (std::int64_t charge = -2; charge <= 2; ++charge) {
      for (std::uint64_t star = 0; star <= 1; ++star) {
        const Galvanized position{w, charge, star};
        ASSERT_FALSE(is_discharged(store, position));
        std::vector<Value> left, right;
        for (const Galvanized& next : moves(store, position, Player::left)) {
          left.push_back(value_of(store, next));
        }
        for (const Galvanized& next : moves(store, position, Player::right)) {
          right.push_back(value_of(store, next));
        }
        EXPECT_EQ(store.make(left, right), value_of(store, position)) << text << " " << charge;
      }
    }
  }
}

TEST(GalvanizedPlay, DischargesAtAnInteger) {
  ValueStore store;
  const Galvanized start{value_from_text(store, "1/2")};
  const std::vector<Galvanized> left = moves(store, start, Player::left);
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left[0], (Galvanized{store.zero(), 2, 1}));
  EXPECT_TRUE(is_discharged(store, left[0]));
  EXPECT_EQ(value_of(store, left[0]), value_from_text(store, "^^*"));
}

// up^n = {0|-up^[n-1] + *} and up^[n] = {up^[n-1]|*} (Winning Ways ch. 8).
TEST(Uptimals, HaveTheOptionsOfTheirDefinition) {
  ValueStore store;
  const Value star = store.nimber(1);
  const auto of = [&](Value left, Value right) {
    return store.make(std::array{left}, std::array{right});
  };
  EXPECT_EQ(up_power(store, 1).value(), of(store.zero(), star));
  EXPECT_EQ(up_power(store, 2).value(), value_from_text(store, "{0|v*}"));
  Value sum = up_power(store, 1).value();
  for (std::uint64_t n = 2; n <= 7; ++n) {
    const Value power = up_power(store, n).value(), before = up_sum(store, n - 1).value();
    EXPECT_EQ(power, of(store.zero(), store.sum(store.negative(before), star))) << n;
    sum = store.sum(sum, power);
    EXPECT_EQ(up_sum(store, n).value(), sum) << n;
    EXPECT_EQ(sum, of(before, star)) << n;
  }
}

}  // namespace
}  // namespace summand
