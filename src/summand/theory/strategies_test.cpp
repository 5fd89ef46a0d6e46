#include "summand/theory/strategies.hpp"

#include <gtest/gtest.h>
#include <map>
#include <random>

#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/best_play.hpp"
#include "summand/theory/compound.hpp"
#include "summand/theory/hot_sums_test_support.hpp"
#include "summand/theory/playout.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::value_from_text;

TEST(Strategies, ReachTheStopsOfTheTable) {
  ValueStore store;
  Thermographs thermographs(store);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    if (row[0] != "sum") continue;
    ++rows;
    const std::vector<Value> summands = summands_of(store, row[1]);
    const Value whole = store.sum(summands);
    std::map<std::string, Dyadic> found{
        {"mean", thermographs.mean(whole)},
        {"temperature", thermographs.temperature(whole)},
        {"left stop", BestPlay(store).line(summands, Player::left).stop},
        {"right stop", BestPlay(store).line(summands, Player::right).stop},
    };
    found["thermostat guarantee, Left first"] =
        *thermostat(thermographs, {summands, Player::left})->guarantee;
    found["stop reached by thermostat against best play, Left first"] =
        play_against_best_defence(thermographs, kThermostat, Player::left, summands, Player::left)
            .stop;
    EXPECT_EQ(print(found.at(row[2])), row[3]) << row[1] << ": " << row[2];
  }
  EXPECT_EQ(rows, 25);
}

// --- random sums ---

// A random sum of three to five games of few temperatures, so that many are equal.
std::vector<Value> random_tied_sum(ValueStore& store, std::mt19937& random) {
  static constexpr const char* kGames[] = {
      "{1|-1}",      "{0|-2}", "{2|1}",     "{0|-1}",       "{8|0||-1}", "{1||0|-9}",
      "{3|1||0|-2}", "{1|*}",  "{2||1|-1}", "{2*|0,{1|*}}", "*"};
  std::vector<Value> out;
  for (std::size_t count = 3 + random() % 3; count > 0; --count) {
    out.push_back(value_from_text(store, kGames[random() % std::size(kGames)]));
  }
  return out;
}

using RandomSum = std::vector<Value> (*)(ValueStore&, std::mt19937&);

struct Record {
  int sums = 0;
  int below_compound = 0;        // moving first: worse than the compound bound
  int below_mean = 0;            // moving first: worse than the sum of the means
  int below_mean_less_heat = 0;  // moving first or second: worse than that minus the temperature
};

// For both players, each moving first and second.
Record record_of(const Strategy& strategy, int sums, RandomSum random_sum_of = random_sum) {
  ValueStore store;
  Thermographs thermographs(store, Thermographs::Bottom::zero);
  std::mt19937 random(7);
  Record out;
  for (; out.sums < sums; ++out.sums) {
    const std::vector<Value> summands = random_sum_of(store, random);
    Dyadic mean, heat;
    for (const Value summand : summands) {
      mean += thermographs.mean(summand);
      heat = std::max(heat, thermographs.temperature(summand));
    }
    for (const Player player : {Player::left, Player::right}) {
      // How much better a stop is for the player than `bound`.
      const auto gain = [&](const Dyadic& stop, const Dyadic& bound) {
        return player == Player::left ? stop - bound : bound - stop;
      };
      const Dyadic bound = compound_thermograph(thermographs, summands, player).guarantee;
      const auto stop = [&](Player first) {
        return play_against_best_defence(thermographs, strategy, player, summands, first).stop;
      };
      const Dyadic first = stop(player), second = stop(opponent(player));
      out.below_compound += gain(first, bound) < 0;
      out.below_mean += gain(first, mean) < 0;
      out.below_mean_less_heat += gain(first, mean) + heat < 0 || gain(second, mean) + heat < 0;
      // No strategy does better than best play.
      EXPECT_LE(gain(first, best_stop(store, summands, player)), 0);
      EXPECT_LE(gain(second, best_stop(store, summands, opponent(player))), 0);
    }
  }
  ::testing::Test::RecordProperty("below_compound", out.below_compound);
  ::testing::Test::RecordProperty("below_mean", out.below_mean);
  ::testing::Test::RecordProperty("below_mean_less_heat", out.below_mean_less_heat);
  return out;
}

constexpr int kSums = 3000;

TEST(Thermostat, AlwaysReachesTheCompoundBound) {
  const Record record = record_of(kThermostat, kSums);
  EXPECT_EQ(record.below_compound, 0);
  EXPECT_EQ(record.below_mean, 0);
  EXPECT_EQ(record.below_mean_less_heat, 0);
}

// A wrong variant of thermostat: it prefers the coldest of the widest summands.
Result<SumAdvice> careless(Thermographs& thermographs, const SumState& state) {
  const auto compound = compound_thermograph(thermographs, state.summands, state.to_move);
  std::optional<std::size_t> best;
  Dyadic best_width, best_heat;
  for (std::size_t i = 0; i < state.summands.size(); ++i) {
    if (is_number(thermographs.store(), state.summands[i])) continue;
    const Thermograph graph = thermographs.of(state.summands[i]);
    const Dyadic width =
        graph.at(Player::left, compound.ambient) - graph.at(Player::right, compound.ambient);
    if (best && (width < best_width || (width == best_width && graph.temperature >= best_heat))) {
      continue;
    }
    best = i;
    best_width = width;
    best_heat = graph.temperature;
  }
  if (!best) return fail("over");
  const Value option =
      best_option(thermographs, state.summands[*best], state.to_move, compound.ambient);
  return SumAdvice{.move = {*best, option},
                   .temperature = best_heat,
                   .tax = compound.ambient,
                   .width = best_width};
}

TEST(Thermostat, TheWrongVariantMissesTheCompoundBound) {
  EXPECT_EQ(record_of(kThermostat, 300, random_tied_sum).below_compound, 0);
  EXPECT_GT(record_of({careless}, 300, random_tied_sum).below_compound, 0);
}

TEST(Hotstrat, SometimesMissesEveryBound) {
  const Record record = record_of(kHotstrat, kSums);
  EXPECT_GT(record.below_compound, 0);
  EXPECT_GT(record.below_mean_less_heat, 0);
}

// Right raises the temperature to 73/8. At that temperature Left's best answer would be the threat
// of 14. But nothing else is as hot, and the threat leaves Right -7/2, where -1 was possible.
TEST(Hotstrat, MayAnswerWithAThreatAlthoughNothingElseIsHotEnough) {
  ValueStore store;
  Thermographs thermographs(store);
  const std::vector<Value> summands = summands_of(store, "{0|-1} + {0||-1,{14|-7/2}|-13}");
  const auto reached = [&](const Strategy& strategy) {
    return play_against_best_defence(thermographs, strategy, Player::left, summands, Player::right)
        .stop;
  };
  // The means are -1/2 and -1, the temperatures 1/2 and 1.
  EXPECT_EQ(reached(kHotstrat), Dyadic::ratio(-7, 1));
  EXPECT_GE(reached(kThermostat), Dyadic::ratio(-5, 1));
  EXPECT_GE(reached(kSentestrat), Dyadic::ratio(-5, 1));
}

TEST(Sentestrat, SometimesMissesTheCompoundBoundButKeepsItsOwn) {
  const Record record = record_of(kSentestrat, kSums);
  EXPECT_GT(record.below_compound, 0);
  EXPECT_EQ(record.below_mean, 0);
  EXPECT_EQ(record.below_mean_less_heat, 0);
}

// --- single moves ---

TEST(Strategies, GiveTheNumbersThatSupportAMove) {
  ValueStore store;
  Thermographs thermographs(store);
  const SumState state{summands_of(store, "{0|-1} + {{8|0}|-1} + {{9|0}|-1}"), Player::left};
  const SumAdvice advice = *thermostat(thermographs, state);
  EXPECT_EQ(advice.guarantee, Dyadic::ratio(-1, 1));
  const CompoundThermograph compound =
      compound_thermograph(thermographs, state.summands, Player::left);
  EXPECT_EQ(advice.tax, compound.ambient);
  const Thermograph graph = thermographs.of(state.summands[advice.move.summand]);
  EXPECT_EQ(advice.temperature, graph.temperature);
  EXPECT_EQ(advice.width, graph.at(Player::left, advice.tax) - graph.at(Player::right, advice.tax));
}

TEST(Strategies, NeverMoveInANumberAndFailIfThereIsNothingElse) {
  ValueStore store;
  Thermographs thermographs(store);
  for (const Strategy& strategy : {kThermostat, kHotstrat, kSentestrat}) {
    const SumState some{summands_of(store, "1/2 + * + 3"), Player::right};
    EXPECT_EQ(strategy.advice(thermographs, some)->move, (SumMove{1, store.zero()}));
    const SumState none{summands_of(store, "1/2 + 3"), Player::right};
    ASSERT_FALSE(strategy.advice(thermographs, none).has_value());
    EXPECT_EQ(strategy.advice(thermographs, none).error().message,
              "every summand is a number: the stop is reached");
  }
}

TEST(Sentestrat, AnswersIfTheOpponentRaisedTheTemperature) {
  ValueStore store;
  Thermographs thermographs(store);
  // Right has moved from {3|{2|-9}} to {2|-9}. The ambient temperature was 1.
  const SumState hot{summands_of(store, "{9|-9} + {2|-9}"), Player::left, 1, Dyadic(1)};
  const SumAdvice answer = *sentestrat(thermographs, hot);
  EXPECT_TRUE(answer.is_answer);
  EXPECT_EQ(answer.move, (SumMove{1, store.number(2)}));
  EXPECT_EQ(answer.ambient, Dyadic(1));
  EXPECT_EQ(hotstrat(thermographs, hot)->move.summand, 0u);
  // Right left a colder summand: Left moves in the hottest one, and the ambient temperature falls
  // to its own.
  const SumState cold{summands_of(store, "{1|-1} + {2|1}"), Player::left, 1, Dyadic(4)};
  const SumAdvice own = *sentestrat(thermographs, cold);
  EXPECT_FALSE(own.is_answer);
  EXPECT_EQ(own.move.summand, 0u);
  EXPECT_EQ(own.ambient, Dyadic(1));
}

}  // namespace
}  // namespace summand
