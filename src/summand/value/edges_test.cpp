// Values at the limits of what a node can hold.
#include <gtest/gtest.h>
#include <limits>
#include <vector>

#include "summand/value/make_test_support.hpp"
#include "summand/value/names.hpp"
#include "summand/value/store.hpp"

namespace summand {
namespace {

constexpr std::int64_t kMostUps = std::numeric_limits<std::int64_t>::max();

TEST(EdgesOfValues, MultiplesOfUpReachTheSizeLimit) {
  ValueStore store;
  for (const std::int64_t sign : {1, -1}) {
    const Value most = store.number_up_star({0, sign * kMostUps, 0}), zero = store.zero();
    const Value almost = store.number_up_star({0, sign * (kMostUps - 1), 1});
    const auto up_one_more = [&](Value g) {
      return sign > 0 ? make(store, zero, g) : make(store, g, zero);
    };
    EXPECT_EQ(up_one_more(almost), most);
    EXPECT_THROW(up_one_more(most), LimitReached);
    EXPECT_THROW(store.sum(most, up(store, sign)), LimitReached);
    EXPECT_THROW(store.multiple(2, most), LimitReached);
    EXPECT_EQ(store.negative(store.negative(most)), most);
  }
  EXPECT_THROW(store.number_up_star({0, -kMostUps - 1, 0}), LimitReached);
}

// Numbers whose keys are near the ends of the keys, on both sides.
TEST(EdgesOfValues, NumbersBesideTheEndsHaveTheirOptionsNegativesAndSums) {
  const Dyadic edge = Dyadic::power_of_two(31);
  std::vector<Dyadic> numbers = {edge - 1, edge, edge + 1, Dyadic::ratio(4294967295, 1),
                                 Dyadic::ratio(4294967297, 1)};
  for (int k = -4; k <= 4; ++k) numbers.push_back(edge + Dyadic::ratio(k, 32));
  for (int k = -4; k <= 4; ++k) numbers.push_back(edge + Dyadic::ratio(k, 33));
  ValueStore store;
  for (const Dyadic& size : numbers) {
    for (const Dyadic& x : {size, -size}) {
      const Value g = store.number(x);
      for (const Player player : {Player::left, Player::right}) {
        const auto option = player == Player::left ? left_option(x) : right_option(x);
        std::vector<Value> expected;
        if (option) expected.push_back(store.number(*option));
        EXPECT_EQ(store.options(g, player), expected) << print(x);
      }
      EXPECT_EQ(store.negative(g), store.number(-x)) << print(x);
      EXPECT_EQ(store.make(store.left_options(g), store.right_options(g)), g) << print(x);
      for (const Dyadic& y : numbers) {
        EXPECT_EQ(store.sum(g, store.number(y)), store.number(x + y)) << print(x) << print(y);
        EXPECT_EQ(store.difference(g, store.number(y)), store.number(x - y));
        EXPECT_EQ(store.less_equal(g, store.number(y)), x <= y) << print(x) << print(y);
        const Value hot = make(store, store.number(y), store.number(-y));
        EXPECT_EQ(store.left_stop(store.sum(hot, g)), x + y);
        EXPECT_EQ(store.difference(store.sum(hot, g), hot), g);
      }
    }
  }
}

}  // namespace
}  // namespace summand
