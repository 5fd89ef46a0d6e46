#include "summand/theory/playout.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

#include "summand/theory/best_play.hpp"
#include "summand/theory/hot_sums_test_support.hpp"
#include "summand/value/names.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

TEST(BestPlay, ReachesTheStopOfTheCanonicalSum) {
  ValueStore store;
  std::mt19937 random(3);
  for (int i = 0; i < 1000; ++i) {
    std::vector<Value> summands;
    for (int count = 1 + static_cast<int>(random() % 3); count > 0; --count) {
      summands.push_back(random_game(store, random, 3));
    }
    // Also if the whole sum is a number and the summands are not.
    if (i % 5 == 0) summands.push_back(store.negative(summands.front()));
    for (const Player first : {Player::left, Player::right}) {
      ASSERT_EQ(BestPlay(store).line(summands, first).stop, best_stop(store, summands, first));
    }
  }
}

// The moves must be legal, and the numbers that they leave must add up to the stop.
void expect_line(ValueStore& store, const Playout& play, std::vector<Value> summands,
                 Player to_move) {
  for (const SumMove& move : play.moves) {
    Value& summand = summands.at(move.summand);
    const std::vector<Value> options = store.options(summand, to_move);
    ASSERT_NE(std::ranges::find(options, move.option), options.end());
    summand = move.option;
    to_move = opponent(to_move);
  }
  Dyadic total;
  for (const Value summand : summands) {
    ASSERT_TRUE(is_number(store, summand));
    total += *as_number(store, summand);
  }
  EXPECT_EQ(total, play.stop);
}

TEST(Playouts, AreLinesOfLegalMovesThatLeadToTheirStop) {
  ValueStore store;
  Thermographs thermographs(store);
  std::mt19937 random(11);
  for (int i = 0; i < 200; ++i) {
    const std::vector<Value> summands = random_sum(store, random);
    for (const Player first : {Player::left, Player::right}) {
      expect_line(store, BestPlay(store).line(summands, first), summands, first);
      for (const Strategy& strategy : {kThermostat, kHotstrat, kSentestrat}) {
        for (const Player strategist : {Player::left, Player::right}) {
          expect_line(
              store, play_against_best_defence(thermographs, strategy, strategist, summands, first),
              summands, first);
        }
      }
    }
  }
}

// A sum with far too many followers to examine all.
TEST(BestPlay, OfManyGamesExaminesFewSums) {
  ValueStore store;
  std::vector<Value> summands;
  for (int i = 1; i <= 11; ++i) {
    const Value options[] = {store.number(9 * i % 17 + 8), store.number(i % 5 + 3),
                             store.number(-i % 3), store.number(-(7 * i % 13) - 4)};
    const Value left = store.make({&options[0], 1}, {&options[1], 1});
    const Value right = store.make({&options[2], 1}, {&options[3], 1});
    summands.push_back(store.make({&left, 1}, {&right, 1}));
  }
  BestPlay play(store);
  for (std::size_t count = 1; count <= 4; ++count) {
    const std::span<const Value> few(summands.data(), count);
    for (const Player first : {Player::left, Player::right}) {
      EXPECT_EQ(play.stop(few, first), best_stop(store, few, first)) << count;
    }
  }
  EXPECT_GT(play.stop(summands, Player::left), play.stop(summands, Player::right));
  EXPECT_LT(play.sums(), 300'000u);
}

TEST(BestPlay, IsStoppedByTheBudget) {
  Budget::Limits limits;
  limits.questions = 3000;
  ValueStore store{Budget(limits)};
  std::mt19937 random(5);
  const Value g = random_hot_game(store, random, 4), h = random_hot_game(store, random, 4);
  const std::vector<Value> summands(3, g), more(3, h);
  const std::size_t before = store.budget().charged();
  bool cut = false;
  for (int i = 0; i < 10'000 && !cut; ++i) {
    try {
      BestPlay(store).line(summands, Player::left);
    } catch (const LimitReached&) {
      cut = true;
    }
    EXPECT_EQ(store.budget().charged(), before);
  }
  EXPECT_TRUE(cut);
  EXPECT_EQ(BestPlay(store).line(more, Player::left).stop, best_stop(store, more, Player::left));
}

TEST(BestPlay, MayBeLong) {
  ValueStore store;
  const std::vector<Value> summands{up(store, 20'000), store.number(3)};
  const Playout play = BestPlay(store).line(summands, Player::right);
  EXPECT_EQ(play.stop, 3);
  expect_line(store, play, summands, Player::right);
}

}  // namespace
}  // namespace summand
