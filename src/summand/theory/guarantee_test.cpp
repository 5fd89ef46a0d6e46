#include "summand/theory/guarantee.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/number/dyadic.hpp"

namespace summand {
namespace {

struct SumsOfValues : ::testing::Test {
  // Compares what the guarantees say about a sum with the order of games.
  void look_at(const std::vector<Value>& terms) {
    Guarantee left, right;
    for (const Value term : terms) {
      left.add(facts.of(term, Player::left));
      right.add(facts.of(term, Player::right));
    }
    const Value sum = store.sum(terms);
    const bool left_wins_second = store.less_equal(store.zero(), sum);
    const bool right_wins_second = store.less_equal(sum, store.zero());
    const auto note = [&](bool says, bool is_so) {
      EXPECT_TRUE(!says || is_so);
      decided += says ? 1 : 0;
    };
    note(left.wins_first(), !right_wins_second);
    note(left.wins_second(), left_wins_second);
    note(right.wins_first(), !left_wins_second);
    note(right.wins_second(), right_wins_second);
  }

  ValueStore store;
  ValueFacts facts{store};
  std::size_t decided = 0;
};

// All sums of three games born by day 2, some of them scaled up and cooled down by numbers.
TEST_F(SumsOfValues, WhatGuaranteesSayIsTrue) {
  std::vector<Value> games;
  const std::vector<Value> day_one{store.zero(), store.number(1), store.number(-1),
                                   store.nimber(1)};
  for (unsigned left = 0; left < 16; ++left) {
    for (unsigned right = 0; right < 16; ++right) {
      std::vector<Value> lefts, rights;
      for (unsigned i = 0; i < 4; ++i) {
        if (left >> i & 1) lefts.push_back(day_one[i]);
        if (right >> i & 1) rights.push_back(day_one[i]);
      }
      const Value game = store.make(lefts, rights);
      if (std::ranges::find(games, game) == games.end()) games.push_back(game);
    }
  }
  ASSERT_EQ(games.size(), 22u);
  const Value half = store.number(Dyadic::ratio(1, 1));
  games.push_back(store.make(std::vector{store.number(3)}, std::vector{half}));
  games.push_back(half);
  for (const Value g : games) {
    for (const Value h : games) {
      for (const Value k : games) look_at({g, h, k});
    }
  }
  EXPECT_GT(decided, 20'000u);
}

TEST_F(SumsOfValues, ClosedStopsOfZeroDecide) {
  const auto wins = [&](Value g) {
    Guarantee guarantee;
    guarantee.add(facts.of(g, Player::left));
    return std::to_string(guarantee.wins_first()) + std::to_string(guarantee.wins_second());
  };
  EXPECT_EQ(wins(store.zero()), "01");
  EXPECT_EQ(wins(store.nimber(1)), "10");
  const Value up = store.number_up_star({0, 1, 0});
  EXPECT_EQ(wins(up), "11");
  EXPECT_EQ(wins(store.negative(up)), "00");
}

// A number that does not fit is cut for the player who has it, and promises nothing to the other.
TEST_F(SumsOfValues, HugeNumbersAreKnownToOnePlayerOnly) {
  const Value huge = store.number(1'000'000);
  EXPECT_TRUE(facts.of(huge, Player::left).known);
  EXPECT_FALSE(facts.of(huge, Player::right).known);
  look_at({huge, store.number(-5)});
  EXPECT_EQ(decided, 2u);
}

}  // namespace
}  // namespace summand
