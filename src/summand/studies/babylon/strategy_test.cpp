// The strategy for two colours: its replies, its lines, contests, and its verification.
#include <array>
#include <gtest/gtest.h>

#include "summand/studies/babylon/contest.hpp"
#include "summand/studies/babylon/stacks_test_support.hpp"
#include "summand/studies/babylon/verification.hpp"

namespace summand::babylon {
namespace {

std::string reply_to(std::string_view before, const StackMove& move,
                     Edition edition = Edition::repaired) {
  const auto reply = table_reply(stacks(before), move, edition);
  return reply ? print(reply->move) : "none";
}

constexpr Stack kRed{0, 1}, kBlue{1, 1};

TEST(BabylonReplies, ToTheFirstMove) {
  EXPECT_EQ(reply_to("6x1r 8x1b", {kRed, kRed}), "1b>1b");
  EXPECT_EQ(reply_to("6x1r 8x1b", {kBlue, kRed}), "1r>1b");
  EXPECT_EQ(reply_to("5x1r 7x1b", {kRed, kRed}, Edition::printed), "1r>1r");
  EXPECT_EQ(reply_to("5x1r 7x1b", {kRed, kRed}), "1b>1r");
  EXPECT_EQ(reply_to("7x1r 5x1b", {kBlue, kBlue}), "1r>1b");  // red is the colour of fewer chips
  EXPECT_EQ(reply_to("3x1r 3x1b", {kRed, kBlue}), "1r>1r");
  EXPECT_EQ(reply_to("3x1r 5x1b", {kRed, kRed}), "1r>2r");
}

TEST(BabylonReplies, OfLemmaFiveAreRepairedExactlyIfTheyLose) {
  // A position <2,2;2;4> with v = u + 1.
  EXPECT_EQ(reply_to("1r 1r 1b 1b 2r 4b", {kRed, kRed}, Edition::printed), "2r>2r");
  EXPECT_EQ(reply_to("1r 1r 1b 1b 2r 4b", {kRed, kRed}), "1b>4b");
  EXPECT_EQ(reply_to("1r 1r 1b 1b 2r 4b", {kRed, {0, 2}}), "1b>1r");
  // A position <2,4;2;2>. The reply is the printed one.
  EXPECT_EQ(reply_to("1r 1r 4x1b 2r 2b", {kBlue, kBlue}), "2b>2b");
  EXPECT_EQ(reply_to("1r 1r 4x1b 2r 2b", {kBlue, {1, 2}}), "1b>3b");
}

TEST(BabylonReplies, OfTargetsGoToTheHillOfTheirColour) {
  EXPECT_EQ(reply_to("5x1r 5x1b 4r 2b", {kRed, kBlue}), "2r>4r");
  EXPECT_EQ(reply_to("5x1r 5x1b 4r 2b", {kBlue, {1, 2}}), "1b>3b");
  EXPECT_EQ(reply_to("4x1r 4x1b 4r 4b", {{0, 4}, {1, 4}}), "1b>1b");
}

TEST(BabylonReplies, HaveARuleAndASurety) {
  const auto small = strategy_reply(stacks("6x1r 8x1b"), {kRed, kRed});
  ASSERT_TRUE(small);
  EXPECT_EQ(small->surety, Surety::tested);
  EXPECT_EQ(small->reason,
            "opening: xx is answered by yy; it leaves <4,6;2;2>, a target: one even hill and at "
            "least four chips of each colour (C2)");
  const auto large = strategy_reply(stacks("40x1r 60x1b"), {kRed, kBlue});
  ASSERT_TRUE(large);
  EXPECT_EQ(large->surety, Surety::certificate);
}

// The line in the errata of the paper: bb, rr; bb, bbB; rr, rrR. Then red is captured.
TEST(BabylonLines, ThePrintedStrategyLosesFourAndSixChipsInThreeReplies) {
  const Stacks start = stacks("4x1r 6x1b");
  const Outcomes table(start, Budget(), 1);
  const auto line =
      refute_printed(start, [&](const Stacks& position) { return table.lost(position); }, Budget());
  ASSERT_TRUE(line);
  EXPECT_EQ(line->mistake, 6u);
  EXPECT_EQ(print(*line), "1r>1r, 1b>1b; 1b>1b, 2b>2b; 1r>1r, 2r>2r?; 4b>4r!, 1b>1b; 2b>8b -> 10b");
  bool over = true;
  for_each_move(line->end, [&](const StackMove&) { over = false; });
  EXPECT_TRUE(over);
  EXPECT_EQ(line->moves.size() % 2, 1u);  // the opponent made the last move
}

LinesReport every_line(std::string_view text) {
  const Stacks start = stacks(text);
  const Outcomes table(start, Budget(), 1);
  return play_every_line(start, !table.lost(start), strategy_with(&table), Budget());
}

TEST(BabylonLines, TheRepairedStrategyWinsEveryLineOfEightAndTwelveChips) {
  const LinesReport report =
      play_every_line(stacks("8x1r 12x1b"), false, strategy_with(nullptr), Budget());
  EXPECT_TRUE(report.holds());
  EXPECT_GT(report.by_table, 100u);
  EXPECT_EQ(report.ahead[0] + report.ahead[1] + report.ahead[2] + report.ahead[3], report.replies);
}

TEST(BabylonLines, TheStrategyWinsFromAnyPosition) {
  for (const char* text : {"1r 1r 6x1b 2r 2b", "3x1r 5x1b 4r 2b", "5r 5r 1b 2b 1b", "1r 2b", "0",
                           "3x1r 3x1b 2g 1g", "4x1r", "1r 1b 1g 1y 2r"}) {
    EXPECT_TRUE(every_line(text).holds()) << text;
  }
}

Contest contest_of(std::uint64_t p, std::uint64_t q, Opponent opponent, const Outcomes* table,
                   std::uint64_t seed) {
  const Stacks start = Stacks::singles(std::array{p, q});
  return Contest(start, *first_player_wins(start), opponent, table, seed);
}

TEST(BabylonContest, NoGameIsLostAgainstAnyOpponent) {
  Budget budget;
  const Outcomes table(stacks("8x1r 12x1b"), budget, 1);
  for (const Opponent opponent : {Opponent::random, Opponent::greedy, Opponent::perfect}) {
    Contest contest = contest_of(8, 12, opponent, &table, 3);
    for (int game = 0; game < 50; ++game) contest.play(budget);
    EXPECT_EQ(contest.report().won, 50u);
    EXPECT_EQ(contest.report().without_reply, 0u);
    EXPECT_EQ(contest.report().conjectured, 0u);
  }
}

TEST(BabylonContest, NoGameIsLostWithAHundredChips) {
  Budget budget;
  for (const auto& [p, q] : {std::pair{40, 60}, {30, 30}, {40, 61}, {1, 99}, {2, 99}, {5, 95}}) {
    for (const Opponent opponent : {Opponent::random, Opponent::greedy}) {
      Contest contest = contest_of(static_cast<std::uint64_t>(p), static_cast<std::uint64_t>(q),
                                   opponent, nullptr, 7);
      for (int game = 0; game < 4; ++game) contest.play(budget);
      EXPECT_EQ(contest.report().won, 4u) << p << ' ' << q;
      // An odd number of chips, at least three of each colour: known only by C6.
      EXPECT_EQ(contest.report().conjectured > 0, p == 40 && q == 61) << p << ' ' << q;
    }
  }
}

TEST(BabylonVerification, HoldsUpToSixteenChips) {
  const Verification found = verify(16, 16, 2, Budget());
  EXPECT_TRUE(found.holds());
  EXPECT_EQ(found.theorem.games, 64u);
  EXPECT_EQ(found.strategy.games, 64u);
  EXPECT_EQ(found.printed.not_refuted, (std::vector<std::string>{"4,4"}));
  EXPECT_EQ(found.printed.refuted.size(), 14u);
  for (const LemmaCheck& check : found.lemmas) {
    EXPECT_TRUE(check.holds()) << check.name;
    EXPECT_GT(check.positions, 0u) << check.name;
  }
}

TEST(BabylonVerification, FailsIfAnyPartFails) {
  const Verification right = verify(12, 12, 1, Budget());
  ASSERT_TRUE(right.holds());
  Verification wrong = right;
  wrong.theorem.violations.push_back("3,5");
  EXPECT_FALSE(wrong.holds());
  wrong = right;
  wrong.lemmas[0].exceptions = 1;
  EXPECT_FALSE(wrong.holds());
  wrong = right;
  wrong.strategy.failures.push_back("3,5: 1r>1r");
  EXPECT_FALSE(wrong.holds());
  wrong = right;
  wrong.printed.refuted.clear();
  EXPECT_FALSE(wrong.holds());
}

// The errata count the same positions in their appendix, for n <= 20.
TEST(BabylonVerification, ChecksAllPositionsToWhichALemmaApplies) {
  Budget budget;
  const Partitions partitions(20, budget);
  LemmaChecks checks;
  for (unsigned n = 2; n <= 20; ++n) checks.look_at(partitions, {partitions, n, budget, 1});
  const auto positions = [&](std::string_view name) {
    for (const LemmaCheck& check : checks.all()) {
      if (check.name == name) return check.positions;
    }
    return std::uint64_t{0};
  };
  // <3,k;2u;2v> with k odd: C(8, 3) positions of up to 20 chips; <2,2s;2u;2v>: C(9, 3).
  EXPECT_EQ(positions("Lemma 4"), 56u);
  EXPECT_EQ(positions("Lemma 5"), 84u);
}

}  // namespace
}  // namespace summand::babylon
