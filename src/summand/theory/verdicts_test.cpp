#include "summand/theory/verdicts.hpp"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/theory/small_games_test_support.hpp"
#include "summand/theory/up_multiple.hpp"
#include "summand/value/names.hpp"

namespace summand {
namespace {

using testing::all_small_games;
using testing::AllSmall;
using testing::Recipe;
using testing::value_from_text;

// Whether a verdict agrees with the comparison with 0.
bool agrees(ValueStore& store, const Verdict& verdict, Value g) {
  const Outcome truth = outcome(store, g);
  return (!verdict.if_left_starts || *verdict.if_left_starts == winner(truth, Player::left)) &&
         (!verdict.if_right_starts || *verdict.if_right_starts == winner(truth, Player::right));
}

std::optional<Verdict> two_ahead(AtomicWeights& weights, Value g) {
  return summand::two_ahead(weights, std::span(&g, 1));
}

TEST(Verdicts, ByTheTwoAheadRuleUseNumbersFirst) {
  ValueStore store;
  AtomicWeights weights(store);
  const auto of = [&](const char* g, const char* h) {
    return summand::two_ahead(weights,
                              std::array{value_from_text(store, g), value_from_text(store, h)})
        .value()
        .outcome();
  };
  EXPECT_EQ(of("v2", "1"), Outcome::left);
  EXPECT_EQ(of("^3*2", "-1/4"), Outcome::right);
  EXPECT_EQ(of("{0|*,0}", "-1"), Outcome::right);
  EXPECT_EQ(of("1^", "-1^2"), Outcome::left);
}

RC_GTEST_PROP(Verdicts, AreRightForSumsOfNamedGames, ()) {
  ValueStore store;
  AtomicWeights weights(store);
  std::vector<Value> terms;
  Value sum = store.zero();
  const bool only_tinies = *rc::gen::arbitrary<bool>();
  for (int i = 0; i < 4; ++i) {
    const auto n = *rc::gen::inRange<std::int64_t>(-3, 4);
    const auto star = *rc::gen::inRange<std::uint64_t>(0, 4);
    const auto x = *rc::gen::inRange<std::int64_t>(1, 4);
    const bool plain = !only_tinies && *rc::gen::arbitrary<bool>();
    const Value g = plain ? store.number_up_star({Dyadic::ratio(n, 1), n - 1, star})
                          : (n < 0 ? miny : tiny)(store, store.number(x)).value();
    terms.push_back(g);
    sum = store.sum(sum, g);
  }
  const auto verdict = known_verdict(weights, terms);
  RC_ASSERT((!verdict || agrees(store, *verdict, sum)));
  if (only_tinies) RC_ASSERT(verdict.has_value());
}

TEST(Verdicts, ByTheTwoAheadRuleAreRightForAllSumsOfAllSmallGamesOfDay3) {
  ValueStore store;
  AtomicWeights weights(store);
  int decided = 0, halves = 0;
  const std::vector<Value> games = all_small_games(store, 3);
  for (const Value g : games) {
    for (const Value h : games) {
      const auto verdict = summand::two_ahead(weights, std::array{g, h});
      if (!verdict) continue;
      const Value sum = store.sum(g, h);
      EXPECT_TRUE(agrees(store, *verdict, sum)) << print(store, sum) << " " << verdict->reason;
      decided += verdict->outcome().has_value();
      halves += !verdict->outcome();
    }
  }
  EXPECT_GT(decided, 1000);
  EXPECT_GT(halves, 1000);
}

TEST(Verdicts, ByALuckyStarAreRightForAllSumsOfAllSmallGamesOfDay3) {
  ValueStore store;
  AtomicWeights weights(store);
  const std::vector<Value> games = all_small_games(store, 3);
  for (const Value g : games) {
    for (const Value h : games) {
      const Value sum = store.sum(g, h);
      const Value star = store.nimber(weights.remote_star(sum));
      const Result<Verdict> verdict = lucky_star(weights, std::array{g, h});
      ASSERT_TRUE(verdict);
      EXPECT_EQ(verdict->outcome(), outcome(store, store.sum(sum, star))) << print(store, sum);
    }
  }
}

RC_GTEST_PROP(Verdicts, ByAtomicWeightsAreRightForRandomAllSmallGames, (const AllSmall& recipe)) {
  ValueStore store;
  AtomicWeights weights(store);
  const Value g = value_of(store, recipe);
  const auto verdict = two_ahead(weights, g);
  RC_ASSERT((!verdict || agrees(store, *verdict, g)));
  const Value star = store.nimber(weights.remote_star(g));
  RC_ASSERT(lucky_star(weights, std::span(&g, 1))->outcome() == outcome(store, store.sum(g, star)));
}

RC_GTEST_PROP(Verdicts, ByAtomicWeightsAreRightForHotWeights, (const Recipe& recipe)) {
  ValueStore store;
  AtomicWeights weights(store);
  const Value g = up_multiple(store, value_of(store, recipe));
  const auto verdict = two_ahead(weights, g);
  RC_ASSERT((!verdict || agrees(store, *verdict, g)));
  const Value star = store.nimber(weights.remote_star(g));
  RC_ASSERT(lucky_star(weights, std::span(&g, 1))->outcome() == outcome(store, store.sum(g, star)));
}

RC_GTEST_PROP(Verdicts, ByTheTwoAheadRuleAreRightForAtomicGames, (const AllSmall& recipe)) {
  // Plus threats, so that they are not all-small.
  ValueStore store;
  AtomicWeights weights(store);
  const Value tail = value_of(store, recipe);
  const Value threat = store.make(std::array{store.number(1)}, std::array{tail});
  const Value g = store.make(std::array{threat}, std::array{store.sum(tail, store.nimber(1))});
  const auto verdict = two_ahead(weights, g);
  RC_ASSERT((!verdict || agrees(store, *verdict, g)));
}

// {3|1} is confused with 1 and with 2, so it proves nothing. One ahead is not enough if the
// opponent starts.
TEST(Verdicts, TakeWeightsAsGames) {
  ValueStore store;
  AtomicWeights weights(store);
  const Value hot = up_multiple(store, value_from_text(store, "{3|1}"));
  EXPECT_EQ(*weights.of(hot), value_from_text(store, "{3|1}"));
  EXPECT_FALSE(two_ahead(weights, hot));
  const auto one = two_ahead(weights, value_from_text(store, "^*"));
  ASSERT_TRUE(one);
  EXPECT_EQ(one->if_left_starts, Player::left);
  EXPECT_FALSE(one->if_right_starts);
  EXPECT_EQ(one->reason, "the atomic weight is 1, at least 1, and Left starts");
  EXPECT_EQ(outcome(store, value_from_text(store, "^*")), Outcome::next);
  const auto two = two_ahead(weights, value_from_text(store, "{{1|^2}|^}"));
  ASSERT_TRUE(two);
  EXPECT_EQ(two->outcome(), Outcome::left);
  EXPECT_EQ(two->reason, "the atomic weight is 2, at least 2: Left is two ahead");
  EXPECT_FALSE(two_ahead(weights, value_from_text(store, "+-1")));
  EXPECT_FALSE(lucky_star(weights, std::array{store.number(1)}));
}

// --- number + ups + star ---

TEST(Verdicts, InClosedFormAgreeWithPlay) {
  ValueStore store;
  for (std::int64_t halves = -1; halves <= 1; ++halves) {
    for (std::int64_t ups = -4; ups <= 4; ++ups) {
      for (std::uint64_t star = 0; star <= 4; ++star) {
        const NumberUpStar g{Dyadic::ratio(halves, 1), ups, star};
        const testing::GameTree tree = testing::tree_of(store, store.number_up_star(g));
        const Verdict verdict = closed_form(g);
        for (const Player first : {Player::left, Player::right}) {
          const bool starter = winner(*verdict.outcome(), first) == first;
          EXPECT_EQ(starter, testing::reference_wins(tree, first)) << halves << ups << star;
        }
        EXPECT_FALSE(verdict.reason.empty());
      }
    }
  }
  EXPECT_EQ(closed_form({0, 1'000'000'000, 1}).outcome(), Outcome::left);
}

// --- tinies and minies ---

TEST(Verdicts, OnTiniesAndMiniesAgreeWithTheirSums) {
  const std::array<Dyadic, 4> subscripts = {Dyadic::ratio(1, 2), Dyadic(1), Dyadic::ratio(3, 1),
                                            Dyadic(2)};
  ValueStore store;
  int count = 0;
  // Up to three of each, given by a surplus from -2 to 2 and by a pair that cancels.
  for (int code = 0; code < 625; ++code) {
    std::vector<Dyadic> tinies{subscripts[1]}, minies{subscripts[1]};
    Value sum = store.zero();
    int rest = code;
    for (const Dyadic& x : subscripts) {
      const int surplus = rest % 5 - 2;
      rest /= 5;
      for (int i = 0; i < surplus; ++i) tinies.push_back(x);
      for (int i = 0; i > surplus; --i) minies.push_back(x);
      sum = store.sum(sum, store.multiple(surplus, tiny(store, store.number(x)).value()));
    }
    const Result<Verdict> verdict = tinies_and_minies(tinies, minies);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->outcome(), outcome(store, sum)) << verdict->reason;
    ++count;
  }
  EXPECT_EQ(count, 625);
  EXPECT_EQ(tinies_and_minies(std::array{Dyadic(2), Dyadic(2)}, std::array{Dyadic(1)})->reason,
            "miny(1) has the smallest subscript that does not cancel");
  EXPECT_FALSE(tinies_and_minies(std::array{Dyadic(0)}, {}));
  EXPECT_FALSE(tinies_and_minies({}, std::array{Dyadic(-1)}));
}

// 0 < n.tiny(x) < every uptimal, and n.tiny(y) < tiny(x) for x < y ("The Tiniest Games").
TEST(Tinies, AreOrderedByTheirThreats) {
  ValueStore store;
  const auto of = [&](const char* x) { return tiny(store, value_from_text(store, x)).value(); };
  for (const char* x : {"1/4", "1", "5/2", "{3|1}", "^", "7"}) {
    for (int n = 1; n <= 6; ++n) {
      const Value copies = store.multiple(n, of(x));
      EXPECT_EQ(outcome(store, copies), Outcome::left);
      if (std::string(x) == "^") continue;  // the threat must be greater than an infinitesimal
      for (std::uint64_t k = 1; k <= 4; ++k) {
        EXPECT_EQ(store.compare(copies, up_power(store, k).value()), std::partial_ordering::less)
            << x << " " << n << " " << k;
      }
    }
  }
  const std::array order = {"1/8", "1/4", "1", "3/2", "2", "10"};
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (std::size_t j = i + 1; j < order.size(); ++j) {
      for (int n = 1; n <= 6; ++n) {
        EXPECT_EQ(store.compare(store.multiple(n, of(order[j])), of(order[i])),
                  std::partial_ordering::less);
      }
    }
  }
}

}  // namespace
}  // namespace summand
