#include "summand/studies/sucker/policy.hpp"

#include <gtest/gtest.h>

namespace summand::sucker {
namespace {

Match<Referee> match_of(std::string_view text) {
  const Referee referee;
  return {referee, referee.begun(parse_state(text).value())};
}

std::string choice(const Match<Referee>& match, std::string_view policy) {
  return print(choose(match, parse_policy(policy).value()).action);
}

TEST(Policy, IsReadFromItsPrintedForm) {
  for (const std::string_view text :
       {"greedy", "vindictive", "alliance:red:2", "alliance:blue:4"}) {
    EXPECT_EQ(print(parse_policy(text).value()), text);
  }
  EXPECT_EQ(print(parse_policy("alliance:red").value()), "alliance:red:2");
}

TEST(Policy, SaysWhatIsWrong) {
  EXPECT_FALSE(parse_policy(""));
  EXPECT_FALSE(parse_policy("Greedy"));
  EXPECT_EQ(parse_policy("alliance:x").error().offset, 9u);
  EXPECT_EQ(parse_policy("alliance:red:1").error().offset, 13u);
  EXPECT_EQ(parse_policy("alliance:red:9").error().offset, 13u);
  EXPECT_FALSE(parse_policy("alliance:red:"));
}

// A blue chip on a blue chip captures the pile.
TEST(Policy, TheGreedyPolicyTakesTheMostGuards) {
  EXPECT_EQ(choice(match_of("blue: b2; red: r2; yellow: y2; piles: rb y; to move: blue"), "greedy"),
            "blue: place b on rb");
}

TEST(Policy, TheVindictivePolicyRemembersWhoHurtHim) {
  // Red captures the pile with blue's chip in it, and lets one of the chips die.
  Match<Referee> match = match_of("blue: b3; red: r2; yellow: y3; piles: br y; to move: red");
  EXPECT_EQ(last_offender(match, 0), std::nullopt);
  match.play(parse_action("red: place r on br").value());
  while (match.rules().to_move(match.state()) == 1u && match.state().phase == Phase::kill) {
    match.play(match.rules().actions(match.state()).front());
  }
  EXPECT_EQ(last_offender(match, 0), 1u);
  EXPECT_EQ(last_offender(match, 1), std::nullopt);
  EXPECT_EQ(last_offender(match, 2), std::nullopt);
}

TEST(Policy, AnAllianceEndsAtItsNumberOfPlayers) {
  const std::string_view text = "blue: b2; red: r2; yellow: y2; piles: r y; to move: blue";
  const Match<Referee> match = match_of(text);
  EXPECT_NE(choose(match, parse_policy("alliance:red:2").value()).reason.find("allied with red"),
            std::string::npos);
  EXPECT_NE(choose(match, parse_policy("alliance:red:3").value()).reason.find("is over"),
            std::string::npos);
}

// Every policy plays only legal actions to the end of whole games.
TEST(Policy, PlaysWholeGames) {
  const std::string_view policies[] = {"greedy", "vindictive", "alliance:red:2", "alliance:blue:3"};
  for (unsigned players = 2; players <= 4; ++players) {
    for (unsigned first = 0; first < 4; ++first) {
      Match<Referee> match(Referee(), new_game(players, 3));
      std::size_t actions = 0;
      while (const auto player = match.rules().to_move(match.state())) {
        const Policy policy = parse_policy(policies[(*player + first) % 4]).value();
        const Action action = choose(match, policy).action;
        ASSERT_EQ(match.rules().objection(match.state(), action), std::nullopt) << print(action);
        match.play(action);
        ASSERT_LT(++actions, 10'000u);
      }
      EXPECT_EQ(match.rules().ranking(match.state()).size(), players);
    }
  }
}

}  // namespace
}  // namespace summand::sucker
