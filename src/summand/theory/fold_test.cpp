#include "summand/theory/fold.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "summand/testing/short_forms.hpp"

namespace summand {
namespace {

using testing::value_from_text;

// The birthday of g, from those of its options.
int day(ValueStore& store, Value g, std::map<Value, int>* asked = nullptr) {
  const auto leaf = [&](Value h) {
    if (asked != nullptr) ++(*asked)[h];
    return h == store.zero() ? std::optional(0) : std::nullopt;
  };
  const auto join = [](Value, std::span<const int> left, std::span<const int> right) {
    int last = 0;
    for (const int d : left) last = std::max(last, d);
    for (const int d : right) last = std::max(last, d);
    return last + 1;
  };
  return fold<int>(store, g, leaf, join);
}

TEST(Fold, FindsTheDayOfBirth) {
  ValueStore store;
  for (const char* text : {"0", "*7", "{5|-3}", "^3*", "{2|1||*3|-1/4}", "100"}) {
    const Value g = value_from_text(store, text);
    EXPECT_EQ(Dyadic(day(store, g)), store.birthday(g)) << text;
  }
}

TEST(Fold, GivesAnswersInTheOrderOfTheOptions) {
  ValueStore store;
  const Value g = value_from_text(store, "{2|1||*3|-1/4}");
  const auto leaf = [](Value) { return std::optional<Value>(); };
  int joined = 0;
  const auto join = [&](Value h, std::span<const Value> left, std::span<const Value> right) {
    ++joined;
    EXPECT_TRUE(std::ranges::equal(left, store.left_options(h)));
    EXPECT_TRUE(std::ranges::equal(right, store.right_options(h)));
    return h;
  };
  EXPECT_EQ(fold<Value>(store, g, leaf, join), g);
  EXPECT_GT(joined, 8);
}

TEST(Fold, AsksEachFollowerOnce) {
  ValueStore store;
  std::map<Value, int> asked;
  EXPECT_EQ(day(store, store.nimber(100), &asked), 100);
  EXPECT_EQ(asked.size(), 101u);
  for (const auto& [g, times] : asked) EXPECT_EQ(times, 1);
}

TEST(Fold, AsksTheBudgetForEveryOption) {
  // Three visits to each option of either player.
  const std::uint64_t looks = 3 * 2 * (100 * 101 / 2);
  const auto day_of = [](std::uint64_t questions) {
    ValueStore store{Budget({.questions = questions})};
    return day(store, store.nimber(100));
  };
  EXPECT_THROW(day_of(looks / 2), LimitReached);
  EXPECT_EQ(day_of(2 * looks), 100);
}

// The options of all followers would take 16 MB. Values that wait are not stored again.
TEST(Fold, HoldsFewerOptionsOfALargeNimberThanThereAre) {
  ValueStore store{Budget({.memory = 10'000'000})};
  EXPECT_EQ(day(store, store.nimber(2'000)), 2'000);
}

}  // namespace
}  // namespace summand
