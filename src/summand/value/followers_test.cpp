#include "summand/value/followers.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;
using testing::value_of;

// By the definition: options, their options, and so on.
std::set<Value> reached(ValueStore& store, Value g) {
  std::set<Value> out = {g};
  std::vector<Value> open = {g};
  while (!open.empty()) {
    const Value top = open.back();
    open.pop_back();
    for (const Player player : {Player::left, Player::right}) {
      for (const Value option : store.options(top, player)) {
        if (out.insert(option).second) open.push_back(option);
      }
    }
  }
  return out;
}

Dyadic birthday_by_definition(ValueStore& store, Value g) {
  Dyadic day = -1;
  for (const Player player : {Player::left, Player::right}) {
    for (const Value option : store.options(g, player)) {
      day = std::max(day, birthday_by_definition(store, option));
    }
  }
  return day + 1;
}

RC_GTEST_PROP(Followers, AreWhatCanBeReached, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  const std::vector<Value> listed = followers(store, g);
  RC_ASSERT(std::set<Value>(listed.begin(), listed.end()) == reached(store, g));
  RC_ASSERT(count_followers(store, g) == listed.size());
  std::set<Value> seen;
  const Value both[] = {g, h};
  for (const Value follower : followers(store, both)) {
    for (const Player player : {Player::left, Player::right}) {
      for (const Value option : store.options(follower, player)) RC_ASSERT(seen.contains(option));
    }
    RC_ASSERT(seen.insert(follower).second);
  }
  RC_ASSERT(seen.contains(g) && seen.contains(h));
}

RC_GTEST_PROP(Birthday, IsADayAfterTheLatestOption, (const Recipe& a)) {
  ValueStore store;
  const Value g = value_of(store, a);
  RC_ASSERT(store.birthday(g) == birthday_by_definition(store, g));
}

TEST(Birthday, OfUpsAndStarsFollowsTheOptions) {
  ValueStore store;
  for (int ups = -4; ups <= 4; ++ups) {
    for (std::uint64_t star = 0; star <= 6; ++star) {
      for (const Dyadic& number : {Dyadic(0), Dyadic(-2), Dyadic::ratio(5, 3)}) {
        const Value g = store.number_up_star({number, ups, star});
        EXPECT_EQ(store.birthday(g), birthday_by_definition(store, g)) << ups << ' ' << star;
        EXPECT_EQ(count_followers(store, g), reached(store, g).size()) << ups << ' ' << star;
      }
    }
  }
}

TEST(Birthday, IsExactForDaysBeyondAMachineWord) {
  ValueStore store;
  const auto day = [&](const char* text) {
    return print(store.birthday(value_from_text(store, text)));
  };
  EXPECT_EQ(day("1267650600228229401496703205376"), "1267650600228229401496703205376");
  EXPECT_EQ(day("{1267650600228229401496703205376|-1}"), "1267650600228229401496703205377");
  EXPECT_EQ(day("{5000000000||5000000000|-3}"), "5000000002");
  EXPECT_EQ(day("*18446744073709551615"), "18446744073709551615");
  EXPECT_EQ(day("{1*18446744073709551615|1/2}"), "18446744073709551617");
  EXPECT_EQ(day("^5000000000*3"), "5000000003");
  EXPECT_EQ(day("{{2||1|0},5000000000|-7}"), "5000000001");
}

TEST(Followers, OfHugeNumbersAndNimbersAreCountedWithoutMakingThem) {
  ValueStore store;
  const auto count = [&](const char* text) {
    return print(count_followers(store, value_from_text(store, text)));
  };
  EXPECT_EQ(count("*1000000"), "1000001");
  EXPECT_EQ(count("*18446744073709551615"), "18446744073709551616");
  EXPECT_EQ(count("{1000000000|0}"), "1000000002");
  EXPECT_EQ(count("{1000000000|-1000000000}"), "2000000002");
  EXPECT_EQ(count("1000000000001/1024"), print(birthday(Dyadic::ratio(1000000000001, 10)) + 1));
  // 0 to 5, 5* to 5*3, and 5^1*2, 5^2*3, ..., 5^1000000*3.
  EXPECT_EQ(count("5^1000000*3"), "1000009");
  EXPECT_LT(store.size(), 20u);
}

// A question is asked for each value, so that a limit of time is noticed in time.
TEST(Followers, OfManyUpsAreNotMadeAfterALimit) {
  ValueStore store(Budget(Budget::Limits{.questions = 100}));
  const Value g = store.number_up_star({0, 5'000'000, 1});
  EXPECT_THROW(followers(store, g), LimitReached);
  EXPECT_LT(store.size(), 200u);
}

TEST(Followers, TooManyToListReachALimit) {
  ValueStore store;
  EXPECT_THROW(followers(store, store.nimber(std::uint64_t{1} << 40)), LimitReached);
}

}  // namespace
}  // namespace summand
