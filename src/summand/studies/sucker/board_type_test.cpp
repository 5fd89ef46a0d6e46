#include "summand/studies/sucker/board_type.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <set>

namespace summand::sucker {
namespace {

Endgame endgame(std::string_view text) { return endgame_of(parse_state(text).value()).value(); }

TEST(SuckerBoardType, NamesTheRowOfTheTable) {
  const auto name = [](std::string_view text) { return type_of(endgame(text)).name; };
  EXPECT_EQ(name("blue: b2; red: r2; piles: none; to move: blue"), "I");
  EXPECT_EQ(name("blue: b2; red: r2; piles: b r br; to move: blue"), "I");
  EXPECT_EQ(name("blue: b2; red: r2; piles: br brbr; to move: blue"), "generalised I");
  EXPECT_EQ(name("blue: b2; red: r2; piles: rb br; to move: blue"), "II");
  EXPECT_EQ(name("blue: b2; red: r2; piles: rb br br; to move: blue"), "generalised II");
  EXPECT_EQ(name("blue: b2; red: r2; piles: rb; to move: blue"), "general");
  EXPECT_EQ(name("blue: b2; red: r2; piles: rb rb br; to move: blue"), "general");
}

// The chips of the top colour in the long piles.
struct Chips {
  std::uint64_t all = 0, most = 0;
};
Chips chips_of_long_piles(const std::vector<unsigned>& lengths) {
  Chips out;
  for (const unsigned length : lengths) {
    if (length < 2) continue;
    const std::uint64_t chips = (length + 1) / 2;
    out.all += chips;
    out.most = std::max(out.most, chips);
  }
  return out;
}

// Whether the active player wins, by the condition of the type only. Returns nullopt if a player
// has no guard, because the condition does not cover that.
std::optional<bool> wins_by_type(const Endgame& endgame) {
  if (endgame.guards == 0 || endgame.their_guards == 0) return std::nullopt;
  const std::string_view type = type_of(endgame).name;
  std::uint64_t his = endgame.guards, other = endgame.their_guards;
  if (!type.ends_with("I") || type.ends_with("II")) his += chips_of_long_piles(endgame.mine).all;
  if (type != "I" && type != "II") {
    const Chips theirs = chips_of_long_piles(endgame.theirs);
    other += theirs.all - theirs.most;
  }
  return his > other;
}

// All lists of at most three piles of at most five chips, with the longest first.
std::vector<std::vector<unsigned>> some_piles() {
  std::vector<std::vector<unsigned>> out = {{}};
  for (unsigned a = 1; a <= 5; ++a) {
    out.push_back({a});
    for (unsigned b = 1; b <= a; ++b) {
      out.push_back({a, b});
      for (unsigned c = 1; c <= b; ++c) out.push_back({a, b, c});
    }
  }
  return out;
}

// The condition of each row agrees with Theorem 5.4 for its boards.
TEST(SuckerBoardType, ConditionsAreTheTheorem) {
  std::set<std::string_view> met;
  for (const auto& mine : some_piles()) {
    for (const auto& theirs : some_piles()) {
      for (unsigned guards = 0; guards <= 4; ++guards) {
        for (unsigned their_guards = 0; their_guards <= 4; ++their_guards) {
          const Endgame at{
              .mine = mine, .theirs = theirs, .guards = guards, .their_guards = their_guards};
          met.insert(type_of(at).name);
          const auto wins = wins_by_type(at);
          ASSERT_EQ(wins.has_value(), guards > 0 && their_guards > 0);
          if (!wins) continue;
          ASSERT_EQ(*wins, decide(at).active_wins) << print(state_of(at));
        }
      }
    }
  }
  EXPECT_EQ(met.size(), 5u);
}

TEST(SuckerStrategy, ARoundEndsWithTheOpponentsMove) {
  const Referee referee;
  for (const std::string_view text : {"blue: b3 r1; red: r1; piles: br rbr b rb; to move: blue",
                                      "blue: b2 r3; red: r1; piles: rb rb; to move: blue",
                                      "blue: b4; red: r3; piles: none; to move: blue"}) {
    State state = referee.begun(parse_state(text).value());
    const bool wins = decide(endgame_of(state).value()).active_wins;
    const std::vector<Advice> round = round_of_strategy_s(referee, state, 0, 100);
    ASSERT_FALSE(round.empty());
    for (const Advice& step : round) {
      ASSERT_EQ(referee.objection(state, step.action), std::nullopt) << print(step.action);
      state = referee.apply(state, step.action);
    }
    ASSERT_NE(referee.to_move(state), 0u);
    if (wins && state.phase == Phase::place) {
      EXPECT_FALSE(decide(endgame_of(state).value()).active_wins) << text;
    }
  }
}

}  // namespace
}  // namespace summand::sucker
