#include "summand/analysis/switch_game.hpp"

#include <array>
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "summand/analysis/analysis.hpp"
#include "summand/analysis/properties.hpp"
#include "summand/language/game_test_support.hpp"
#include "summand/language/session.hpp"
#include "summand/theory/hot_sums.hpp"

namespace summand {
namespace {

TEST(SwitchGame, IsASumOfNumbersAndSwitchesInAnyNotation) {
  Session session;
  const auto sum = switch_sum_of(game(session, "{5|1} + 3.{2|0} - {7|-1} + 1/2 + * + 2.{9|0}"));
  ASSERT_TRUE(sum);
  EXPECT_EQ(sum->mean, Dyadic(3 + 3 - 3 + 9) + Dyadic::ratio(1, 1));
  EXPECT_EQ(sum->sizes, (std::vector<Dyadic>{4, 2, 1, 0}));
  EXPECT_FALSE(switch_sum_of(game(session, "+-1 + ^")));
  EXPECT_FALSE(switch_sum_of(game(session, "+-1 + {3||2|1}")));
}

TEST(SwitchGame, PositionsAreTheSumsOfTheirParts) {
  Session session;
  const auto sum = switch_sum_of(
      game(session, "cashing-cheques(\"5|1, +-3, 2\") - cashing-cheques(\"9|1, 1\")"));
  ASSERT_TRUE(sum);
  EXPECT_EQ(sum->mean, Dyadic(5 - 6));
  EXPECT_EQ(sum->sizes, (std::vector<Dyadic>{4, 3, 2}));
  EXPECT_FALSE(switch_sum_of(game(session, "cashing-cheques(\"5|1, 9|5||4|0\")")));
  EXPECT_FALSE(switch_sum_of(game(session, "domineering(2x4)")));
}

// Forty cheques in one position, and the same game as a sum of braces.
TEST(SwitchGame, ManyChequesInOnePositionAreAnalysedAsTheirSum) {
  std::string cheques, braces;
  for (int i = 1; i <= 40; ++i) {
    const int left = 7 * i % 31, right = left - i * i;
    cheques += fmt::format("{}{}|{}", i == 1 ? "" : ", ", left, right);
    braces += fmt::format("{}{{{}|{}}}", i == 1 ? "" : " + ", left, right);
  }
  Session session;
  const auto one = analyze(game(session, fmt::format("cashing-cheques(\"{}\")", cheques)));
  const auto sum = analyze(game(session, braces));
  ASSERT_TRUE(one && sum);
  EXPECT_EQ(one->outcome, sum->outcome);
  EXPECT_EQ(one->value.plain, sum->value.plain);
  EXPECT_EQ(one->left_stop, sum->left_stop);
  EXPECT_EQ(one->right_stop, sum->right_stop);
  ASSERT_EQ(one->summands.size(), 1u);
  for (const Player player : {Player::left, Player::right}) {
    const auto moves_of = [&](const SummandAnalysis& summand) -> const FirstMoves& {
      return player == Player::left ? summand.left : summand.right;
    };
    std::size_t winning = 0;
    for (const SummandAnalysis& summand : sum->summands) {
      winning += moves_of(summand).winning.size();
    }
    EXPECT_EQ(moves_of(one->summands[0]).winning.size(), winning);
    EXPECT_EQ(moves_of(one->summands[0]).legal, 40u);
  }
}

TEST(SwitchGame, IsOutOfReachIfTheCanonicalFormIsLarge) {
  const auto of = [](int count, auto&& size) {
    std::vector<Switch> switches;
    for (int i = 1; i <= count; ++i) switches.push_back({size(i), -size(i)});
    return is_out_of_reach(switch_sum(0, switches));
  };
  const auto steps = [](int i) { return Dyadic(i); };
  const auto doubles = [](int i) { return Dyadic::power_of_two(i); };
  EXPECT_FALSE(of(20, steps));
  EXPECT_TRUE(of(100, steps));
  EXPECT_FALSE(of(10, doubles));
  EXPECT_TRUE(of(20, doubles));
  EXPECT_TRUE(of(20, [](int i) { return Dyadic::power_of_two(-i); }));
}

std::string random_sum() {
  const auto terms = *rc::gen::container<std::vector<std::pair<int, int>>>(
      rc::gen::pair(rc::gen::inRange(-4, 5), rc::gen::inRange(0, 5)));
  std::string out = "0";
  for (std::size_t i = 0; i < std::min<std::size_t>(terms.size(), 6); ++i) {
    const auto [y, width] = terms[i];
    out += fmt::format(" {} {{{}|{}}}", i % 3 == 2 ? '-' : '+', y + width, y);
  }
  return out;
}

// The results for a sum that is too large for its canonical form are tested on small sums, where
// they can be compared with the canonical form.
RC_GTEST_PROP(SwitchGame, AgreesWithTheCanonicalForm, ()) {
  Session session;
  const Game sum = game(session, random_sum());
  ValueStore& store = sum.store();
  const auto switches = switch_sum_of(sum);
  RC_ASSERT(switches.has_value());
  const SwitchMoves moves(*switches);
  const Value whole = sum.value();
  if (switches->sizes.size() > 1) {
    RC_ASSERT(confusion_interval(*switches) == confusion_interval(store, whole));
    RC_ASSERT(kinds_of(*switches) == kinds_of(store, whole));
  }
  for (const Summand& summand : sum.summands()) {
    const Value value = summand.game.value();
    const Value one = summand.copies > 0 ? value : store.negative(value);
    const Value rest = store.difference(whole, one);
    const SwitchSum term = *as_switch_sum(store, std::array{one});
    for (int after = -9; after < 10; ++after) {
      // A number, or a switch that may have the size of another one.
      for (const Value left : {store.number(after), store.make(std::array{store.number(after + 2)},
                                                               std::array{store.number(after)})}) {
        const Value then = store.sum(rest, left);
        const SwitchSum leaves = *as_switch_sum(store, std::array{left});
        RC_ASSERT(moves.wins(term, leaves, Player::left) == store.less_equal(store.zero(), then));
        RC_ASSERT(moves.wins(term, leaves, Player::right) == store.less_equal(then, store.zero()));
      }
    }
  }
}

TEST(SwitchGame, OfAThousandSwitchesIsAnalysedWithoutItsValue) {
  std::string sum;
  for (int i = 1; i <= 1000; ++i) sum += fmt::format("{}+-{}", i == 1 ? "" : " + ", i);
  Session session;
  const auto analysis = analyze(game(session, sum));
  ASSERT_TRUE(analysis);
  EXPECT_FALSE(analysis->value.complete);
  EXPECT_EQ(analysis->value.plain, "<mean 0 and 1000 switches from +-1 to +-1000>");
  EXPECT_FALSE(analysis->birthday);
  EXPECT_EQ(analysis->outcome, Outcome::next);
  EXPECT_EQ(analysis->left_stop, Dyadic(500));
  EXPECT_EQ(analysis->thermograph.mean, Dyadic(0));
  EXPECT_EQ(analysis->thermograph.temperature, Dyadic(1000));
  ASSERT_EQ(analysis->summands.size(), 1000u);
  // After +-501 the rest is worth 501 to Right, who takes the last of an odd number of switches.
  // After +-502 it is worth only 500.
  const auto wins = [&](int size) {
    return !analysis->summands[static_cast<std::size_t>(size - 1)].left.winning.empty();
  };
  EXPECT_TRUE(wins(1000));
  EXPECT_TRUE(wins(502));
  EXPECT_FALSE(wins(501));
  EXPECT_FALSE(wins(1));
}

}  // namespace
}  // namespace summand
