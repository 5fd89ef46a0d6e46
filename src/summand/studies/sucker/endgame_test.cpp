#include "summand/studies/sucker/endgame.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/studies/sucker/endgames_test_support.hpp"
#include "summand/studies/sucker/naive_test_support.hpp"
#include "summand/studies/sucker/two_colours.hpp"

namespace summand::sucker {
namespace {

bool wins(std::string_view text) {
  const auto endgame = endgame_of(parse_state(text).value());
  EXPECT_TRUE(endgame) << text;
  return decide(*endgame).active_wins;
}

std::string endgame_complaint(std::string_view text) {
  const auto endgame = endgame_of(parse_state(text).value());
  return endgame ? "none" : endgame.error().message;
}

TEST(SuckerEndgame, GuardsAndLongPilesDecide) {
  EXPECT_TRUE(wins("blue: b2; red: r1; to move: blue"));
  EXPECT_FALSE(wins("blue: b2; red: r2; to move: blue"));
  EXPECT_TRUE(wins("blue: b1; red: b5; to move: blue")) << "red has no guard";
  EXPECT_FALSE(wins("blue: r5; red: r1; to move: blue")) << "blue has no guard";
  EXPECT_TRUE(wins("blue: b1; red: r1; piles: rb; to move: blue"));
  EXPECT_FALSE(wins("blue: b1; red: r1; piles: b; to move: blue")) << "a single chip is not long";
  EXPECT_TRUE(wins("blue: b2; red: r1; piles: brbr; to move: blue")) << "the longest is covered";
  EXPECT_FALSE(wins("blue: b2; red: r1; piles: brbr br; to move: blue"));
}

TEST(SuckerEndgame, LargeHandsAreCounted) {
  EXPECT_TRUE(wins("blue: b50000001; red: r50000000 b3; to move: blue"));
  EXPECT_FALSE(wins("blue: b50000000; red: r50000000; to move: blue"));
  EXPECT_TRUE(wins("blue: b299 r101; red: r300; piles: rbrb; to move: blue"));
}

TEST(SuckerEndgame, IsAStateOfBlueAndRed) {
  for (unsigned chips = 0; chips <= 6; ++chips) {
    for_each_endgame({.colours = 2}, chips, [&](const State& state) {
      ASSERT_EQ(state_of(endgame_of(state).value()), state) << print(state);
    });
  }
}

TEST(SuckerEndgame, OtherStatesAreNotEndgames) {
  EXPECT_EQ(endgame_complaint("blue: b1; red: r1; yellow: y1; to move: blue"),
            "3 players are left, not two");
  EXPECT_EQ(endgame_complaint("blue: b1 g1; red: r1; to move: blue"),
            "blue holds chips of a player who is out");
  EXPECT_EQ(endgame_complaint("blue: b1; red: r1; piles: bg; to move: blue"),
            "there are green chips left, the colour of a player who is out");
  EXPECT_EQ(endgame_complaint("blue: b1; red: r1; capture: rbb; to move: blue"),
            "a turn has begun");
}

TEST(SuckerEndgame, TheTheoremAgreesWithTheRefereeOnEveryState) {
  const Referee referee({.donations = false, .discards = false});
  NaiveSolver naive(referee);
  std::uint64_t count = 0;
  for (unsigned chips = 0; chips <= 7; ++chips) {
    for_each_endgame({.colours = 2}, chips, [&](const State& state) {
      ++count;
      ASSERT_EQ(decide(endgame_of(state).value()).active_wins, naive.active_wins(state))
          << print(state);
    });
  }
  EXPECT_EQ(count, 3755u) << "1 + 6 + 23 + 70 + 185 + 442 + 980 + 2048";
}

// Whether the player wins by Strategy S against everything that the opponent may do.
bool strategy_wins(const Referee& referee, const State& state, Player player) {
  if (state.phase == Phase::over) return referee.ranking(state).front() == player;
  if (const auto advice = strategy_s(referee, state, player)) {
    EXPECT_FALSE(referee.objection(state, advice->action)) << print(advice->action);
    return strategy_wins(referee, referee.apply(state, advice->action), player);
  }
  const Player other = 1 - player;
  // The player who follows S has no decision: all actions of the opponent are tried.
  return std::ranges::all_of(referee.actions(state), [&](const Action& action) {
    return action.actor == other && strategy_wins(referee, referee.apply(state, action), player);
  });
}

TEST(SuckerEndgame, StrategySWinsWheneverTheTheoremSaysSo) {
  for (const bool discards : {true, false}) {
    const Referee referee({.donations = false, .discards = discards});
    for (unsigned chips = 0; chips <= 5; ++chips) {
      for_each_endgame({.colours = 2}, chips, [&](const State& state) {
        const bool blue = decide(endgame_of(state).value()).active_wins;
        ASSERT_TRUE(strategy_wins(referee, referee.begun(state), blue ? 0 : 1)) << print(state);
      });
    }
  }
}

struct Total {
  std::uint64_t states = 0, failures = 0;
  std::vector<std::uint64_t> mismatches;
  TwoColourLevel last;
};
Total total(const TwoColours& job) {
  Total out;
  out.mismatches.resize(job.claims.size());
  solve_two_colours(job, [&](const TwoColourLevel& level) {
    out.states += level.states;
    out.failures += level.strategy_failures;
    for (std::size_t i = 0; i < level.mismatches.size(); ++i) {
      out.mismatches[i] += level.mismatches[i];
    }
    out.last = level;
  });
  return out;
}

TEST(SuckerTwoColours, TheNumberOfStatesIsRight) {
  const std::vector<std::uint64_t> expected = {1,    6,    23,    70,    185,   442,   980,   2048,
                                               4080, 7810, 14453, 25976, 45511, 77960, 130890};
  std::vector<std::uint64_t> found;
  solve_two_colours({.chips = 14},
                    [&](const TwoColourLevel& level) { found.push_back(level.states); });
  EXPECT_EQ(found, expected);
}

TEST(SuckerTwoColours, TheoremAndStrategyHoldUnderAllModels) {
  for (const Model model : {Model::plain, Model::active, Model::anytime}) {
    const Total found = total({.chips = 14, .model = model, .claims = claims().first(1)});
    EXPECT_EQ(found.states, model == Model::anytime ? 2 * 310'435u : 310'435u);
    EXPECT_EQ(found.mismatches[0], 0u);
    EXPECT_EQ(found.failures, 0u);
  }
}

TEST(SuckerTwoColours, TheNumberOfRowsDoesNotMatter) {
  const std::uint64_t expected[] = {35'853, 120'045, 258'017, 419'575};
  for (unsigned rows = 1; rows <= 4; ++rows) {
    const Total found = total({.chips = 16, .rows = rows, .claims = claims().first(1)});
    EXPECT_EQ(found.states, expected[rows - 1]);
    EXPECT_EQ(found.mismatches[0], 0u);
    EXPECT_EQ(found.failures, 0u);
  }
}

TEST(SuckerTwoColours, NeitherDonationsNorDiscardsAreNeeded) {
  for (const Model model : {Model::plain, Model::active, Model::anytime}) {
    for (const unsigned rows : {0u, 2u}) {
      for (const bool donations : {true, false}) {
        const Total found = total({.chips = 11,
                                   .model = model,
                                   .rows = rows,
                                   .donations = donations,
                                   .discards = !donations,
                                   .claims = claims().first(1)});
        EXPECT_EQ(found.mismatches[0], 0u);
        EXPECT_EQ(found.failures, 0u);
      }
    }
  }
}

TEST(SuckerTwoColours, VariantsOfTheTheoremFail) {
  const Total found = total({.chips = 8, .claims = claims()});
  EXPECT_EQ(found.mismatches, (std::vector<std::uint64_t>{0, 94, 319, 504, 70, 2275, 17, 345}));
  // An example is a state for which the claim is wrong.
  const auto& example = found.last.examples[1];
  ASSERT_TRUE(example);
  const EndgameVerdict verdict = decide(*example);
  const bool changed = verdict.guards > 0 && (verdict.their_guards == 0 ||
                                              verdict.guards + verdict.in_piles >
                                                  verdict.their_guards + verdict.their_in_piles);
  EXPECT_NE(verdict.active_wins, changed);
}

TEST(SuckerTwoColours, TheNumberOfThreadsDoesNotMatter) {
  const Total one = total({.chips = 12, .claims = claims()});
  const Total two = total({.chips = 12, .threads = 2, .claims = claims()});
  EXPECT_EQ(one.mismatches, two.mismatches);
  EXPECT_EQ(one.last.wins, two.last.wins);
}

TEST(SuckerTwoColours, MemoryIsCharged) {
  bool stopped = false;
  try {
    solve_two_colours({.chips = 20, .budget = Budget({.memory = 1'000'000})},
                      [](const TwoColourLevel&) {});
  } catch (const LimitReached& reached) {
    stopped = reached.limit == Limit::memory;
  }
  EXPECT_TRUE(stopped);
}

TEST(SuckerTwoColoursSlow, TheoremAndStrategyHoldUpToThirtyChips) {
  const Total found = total({.chips = 30, .threads = 0, .claims = claims().first(1)});
  EXPECT_EQ(found.states, 316'336'546u);
  EXPECT_EQ(found.last.states, 96'658'321u);
  EXPECT_EQ((found.last.wins * 10'000 + found.last.states / 2) / found.last.states, 5215u);
  EXPECT_EQ(found.mismatches[0], 0u);
  EXPECT_EQ(found.failures, 0u);
}

TEST(SuckerTwoColoursSlow, TheoremAndStrategyHoldUnderAllModelsUpToTwentyFourChips) {
  for (const Model model : {Model::active, Model::anytime}) {
    const Total found =
        total({.chips = 24, .model = model, .threads = 0, .claims = claims().first(1)});
    EXPECT_EQ(found.mismatches[0], 0u);
    EXPECT_EQ(found.failures, 0u);
  }
}

}  // namespace
}  // namespace summand::sucker
