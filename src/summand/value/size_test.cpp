// The number of values, and huge or deep values: they must not take long or need much of the
// machine's stack.
#include <chrono>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "summand/testing/short_forms.hpp"
#include "summand/value/first_days.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/form.hpp"
#include "summand/value/make_test_support.hpp"
#include "summand/value/names.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::value_from_text;

// --- all values of the first days ---

TEST(Values, BornByTheFirstDaysHaveTheKnownNumbers) {
  ValueStore store;
  std::vector<std::size_t> counts;
  for (std::int64_t day = 0; day <= kLastDayListed; ++day) {
    const std::vector<Value> values = born_by(store, day);
    counts.push_back(std::set<Value>(values.begin(), values.end()).size());
    EXPECT_EQ(values.size(), counts.back());
    for (const Value value : values) {
      EXPECT_LE(store.birthday(value), day);
      EXPECT_EQ(value_from_text(store, print(store, value)), value) << print(store, value);
    }
  }
  EXPECT_EQ(counts, (std::vector<std::size_t>{1, 4, 22, 1474}));
}

// All sets of options, also those with dominated ones.
TEST(Values, BornByDayTwoAreThoseOfAllSetsOfOptions) {
  ValueStore store;
  const std::vector<Value> day_1 = born_by(store, 1);
  const auto options = [&](unsigned set) {
    std::vector<Value> out;
    for (unsigned i = 0; i < day_1.size(); ++i) {
      if ((set >> i & 1) != 0) out.push_back(day_1[i]);
    }
    return out;
  };
  std::set<Value> born;
  for (unsigned left = 0; left < 16; ++left) {
    for (unsigned right = 0; right < 16; ++right) {
      born.insert(store.make(options(left), options(right)));
    }
  }
  const std::vector<Value> day_2 = born_by(store, 2);
  EXPECT_EQ(born, std::set<Value>(day_2.begin(), day_2.end()));
}

// --- huge ---

TEST(HugeValues, AreComputedAtOnce) {
  ValueStore store;
  const auto printed = [&](const char* text) { return print(store, value_from_text(store, text)); };
  EXPECT_EQ(printed("{1000000000|0}"), "{1000000000|0}");
  EXPECT_EQ(printed("*1000000 + *999999"), "*" + std::to_string(1000000 ^ 999999));
  const std::string power = print(Dyadic::power_of_two(100));
  EXPECT_EQ(print(store, make(store, store.number(Dyadic::power_of_two(100)),
                              store.number(-Dyadic::power_of_two(100)))),
            "+-" + power);
  EXPECT_EQ(printed("^1000000000000*3 + v999999999999*2"), "^*");
  EXPECT_EQ(printed("{1*18446744073709551615|1/2}"), "{1*18446744073709551615|1/2}");
  EXPECT_EQ(printed("{0|*1000000000000}"), "^*1000000000001");
  EXPECT_EQ(printed("{*7000000000,*3|v}"), "-superstar(3,7000000000)");
  EXPECT_LT(store.size(), 100u);
}

TEST(HugeValues, AreComparedExactly) {
  ValueStore store;
  const Value large = store.number(Dyadic::power_of_two(200));
  const Value larger = store.sum(large, store.number(Dyadic::power_of_two(-200)));
  EXPECT_EQ(store.compare(large, larger), std::partial_ordering::less);
  const Value hot = make(store, larger, large);
  EXPECT_EQ(store.left_stop(hot) - store.right_stop(hot), Dyadic::power_of_two(-200));
  EXPECT_EQ(store.compare(hot, large), std::partial_ordering::unordered);
  EXPECT_EQ(store.compare(make(store, large, hot), hot), std::partial_ordering::unordered);
  EXPECT_EQ(store.difference(hot, hot), store.zero());
}

// All nimbers that are no followers of a game compare with it alike.
TEST(HugeValues, RemoteNimbersCompareAlike) {
  ValueStore store;
  for (const char* text : {"{0||0|-1}", "{0,*|0,*2}", "{^|*}", "{^2*|v*}", "{1||0|-1}", "{0|^,*2}",
                           "{{1|*3}|{0|*2}}", "{0,*5|{0|-1}}"}) {
    const Value g = value_from_text(store, text);
    const std::partial_ordering order = store.compare(g, store.nimber(8));
    for (const std::uint64_t star : {9ull, 64ull, 1'000'000ull, 1ull << 63}) {
      EXPECT_EQ(store.compare(g, store.nimber(star)), order) << text << " and *" << star;
    }
  }
}

// A nimber after an option takes one step, for any size.
TEST(HugeValues, ReverseThroughNimbersAtOnce) {
  ValueStore store;
  const auto printed = [&](const char* text) { return print(store, value_from_text(store, text)); };
  // {2|*m} reverses to the nimbers below *m. All of them except 0 and * reverse again.
  for (const char* text : {"{{2|*3}|0}", "{{2|*600000000}|0}", "{{2|*18446744073709551615}|0}"}) {
    EXPECT_EQ(printed(text), "^*") << text;
  }
  EXPECT_EQ(printed("{{{3|*10}|-1},*20|{*40|-1}}"), "v*21");
  EXPECT_EQ(printed("{{{3|*1000000}|-1},*2000000|{*4000000|-1}}"), "v*2000001");
  EXPECT_LT(store.size(), 200u);
}

// Most options G + *j of G + *m are never made.
TEST(HugeValues, AreAddedToNimbersAtOnce) {
  ValueStore store;
  const auto printed = [&](const char* text) { return print(store, value_from_text(store, text)); };
  EXPECT_EQ(printed("^[2] + *100000"), "^[2]*100000");
  EXPECT_EQ(printed("^[7]*100000"), "^[7]*100000");
  EXPECT_EQ(printed("superstar(0,2) + *256"), "superstar(256,258)");
  EXPECT_EQ(printed("{1||0|-3} + *100000"), "{1*100000||*100000|-3*100000}");
  EXPECT_LT(store.size(), 500u);
  const std::string text = printed("{0||0|-1} + *5000");
  EXPECT_TRUE(text.ends_with("||*5000|-1*5000}")) << text.substr(text.size() - 30);
  EXPECT_LT(store.size(), 6000u);
  ValueStore other;
  EXPECT_EQ(print(other, value_from_text(other, text)), text);
}

TEST(HugeValues, ReachTheSizeLimitBeforeTheyTakeLong) {
  ValueStore store(Budget(Budget::Limits{.time = std::chrono::seconds(20)}));
  const auto expect_limit = [&](auto compute) {
    try {
      compute();
      ADD_FAILURE() << "no limit";
    } catch (const LimitReached& reached) {
      EXPECT_EQ(reached.limit, Limit::size) << reached.message;
    }
  };
  expect_limit([&] { value_from_text(store, "{0||0|-1} + *100000"); });
}

TEST(HugeValues, AreBasesOfOrdinalSums) {
  ValueStore store;
  const auto on_top = [&](std::uint64_t star, int top) {
    const Form base = canonical_form(store.number_up_star({0, 1, star}));
    return print(store, ordinal_sum(store, base, canonical_form(store.number(top))).value());
  };
  for (const int top : {1, 2, -1, -2}) {
    const std::string small = on_top(4, top);
    for (const std::uint64_t star : {16ull, 1'000'000ull, 18446744073709551614ull}) {
      // The same game except for the nimbers.
      std::string expected;
      for (const char c : small) {
        expected += c == '4' || c == '5' ? std::to_string(star + (c == '5')) : std::string(1, c);
      }
      EXPECT_EQ(on_top(star, top), expected);
    }
  }
  EXPECT_EQ(on_top(4, 2), "^[3]*4");
  EXPECT_EQ(on_top(4, -2), "{0|*5,{0|*5,^*4}}");
}

// --- deep ---

constexpr int kDepth = 100'000;

TEST(DeepValues, OfAHotChainTakeLinearTimeAndText) {
  ValueStore store;
  Value g = store.zero();
  for (int n = 1; n <= kDepth; ++n) g = make(store, store.number(n), g);
  EXPECT_EQ(store.birthday(g), kDepth + 1);
  EXPECT_EQ(count_followers(store, g), 2 * kDepth + 1);
  EXPECT_LT(store.size(), 2 * kDepth + 100u);
  EXPECT_EQ(store.left_stop(g), kDepth);
  EXPECT_EQ(store.right_stop(g), kDepth - 1);
  EXPECT_EQ(store.negative(store.negative(g)), g);
  EXPECT_EQ(store.compare(g, store.sum(g, store.nimber(1))), std::partial_ordering::unordered);
  const std::string text = print(store, g);
  EXPECT_LT(text.size(), 10u * kDepth);
  ValueStore other;
  EXPECT_EQ(print(other, value_from_text(other, text)), text);
}

TEST(DeepValues, AreReadFromNestedBraces) {
  // {{{...{3|0}...|1}|0}
  std::string text;
  for (int i = 0; i < kDepth; ++i) text += "{";
  text += "3";
  for (int i = 0; i < kDepth; ++i) text += i % 2 == 0 ? "|0}" : "|1}";
  ValueStore store;
  const Value g = value_from_text(store, text);
  // {{3|0}|1} = 0, because 0 is the simplest number between both options. Then {0|0} = *, {*|1} =
  // 0, and so on.
  EXPECT_EQ(print(store, g), "0");
}

TEST(DeepValues, OfUpsAreComparedOnASeparateStack) {
  ValueStore store;
  const auto sum = [&](std::uint64_t n) { return *up_sum(store, n); };
  const Value g = sum(kDepth), less = sum(kDepth - 1);
  EXPECT_EQ(store.compare(less, g), std::partial_ordering::less);
  EXPECT_EQ(store.compare(g, store.sum(g, store.nimber(1))), std::partial_ordering::unordered);
  EXPECT_EQ(store.compare(g, store.zero()), std::partial_ordering::greater);
  EXPECT_EQ(store.compare(g, up(store, 2)), std::partial_ordering::less);
  EXPECT_EQ(store.difference(sum(200), sum(199)), *up_power(store, 200));
  EXPECT_EQ(print(store, g), "^[100000]");
}

// Beyond a certain depth a comparison continues in another way. Both ways must agree.
TEST(DeepValues, AreComparedAlikeBelowAndAboveThatDepth) {
  for (const std::uint64_t n : {3u, 1999u, 2000u, 2001u, 4000u, 6001u}) {
    ValueStore store;
    const Value g = *up_sum(store, n), h = *up_sum(store, n + 1);
    const Value star = store.nimber(1), one = store.number(1);
    EXPECT_TRUE(store.less_equal(g, h)) << n;
    EXPECT_FALSE(store.less_equal(h, g)) << n;
    const Value g_star = store.sum(g, star), h_star = store.sum(h, star);
    EXPECT_TRUE(store.less_equal(g_star, h_star)) << n;
    EXPECT_FALSE(store.less_equal(g, h_star)) << n;
    EXPECT_FALSE(store.less_equal(h_star, g)) << n;
    EXPECT_TRUE(store.less_equal(store.sum(g, one), store.sum(h, one))) << n;
    EXPECT_FALSE(store.less_equal(store.sum(h, one), store.sum(g, one))) << n;
    EXPECT_TRUE(store.less_equal(store.negative(h), store.negative(g))) << n;
  }
}

// Every position of these games is an option of all later ones. A memory that forgets some
// comparisons would take hours for heaps of eighty.
TEST(DenseValues, AreComparedWithoutForgetting) {
  ValueStore store;
  const Form base = canonical_form(value_from_text(store, "+-1"));
  const auto on_top = [&](std::uint64_t heap) {
    return ordinal_sum(store, base, canonical_form(store.nimber(heap))).value();
  };
  const Value g = on_top(80);
  // +-1:*0 to +-1:*80, and 1, -1, 0.
  EXPECT_EQ(count_followers(store, g), 84);
  for (std::uint64_t heap = 0; heap < 80; heap += 13) {
    EXPECT_EQ(store.compare(g, on_top(heap)), std::partial_ordering::unordered) << heap;
  }
  EXPECT_EQ(store.compare(g, on_top(80)), std::partial_ordering::equivalent);
}

TEST(HugeValues, EveryMultipleOfUpHasItsNegative) {
  ValueStore store;
  const Value ups = store.number_up_star({0, -2, 0});
  EXPECT_THROW(store.multiple(Dyadic::power_of_two(62), ups), LimitReached);
  const Value most = store.multiple(Dyadic::power_of_two(62) - 1, ups);
  EXPECT_EQ(store.sum(most, store.negative(most)), store.zero());
}

}  // namespace
}  // namespace summand
