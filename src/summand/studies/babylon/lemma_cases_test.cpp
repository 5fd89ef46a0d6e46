// The paper case by case: its notation, its replies that lose, and the plan of one red stack.
#include "summand/studies/babylon/lemma_cases.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include "summand/studies/babylon/paper_words.hpp"
#include "summand/studies/babylon/plan.hpp"
#include "summand/studies/babylon/stacks_test_support.hpp"

namespace summand::babylon {
namespace {

TEST(BabylonPaperWords, NameMovesAsThePaperDoes) {
  const Stacks start = stacks("<3,5;4;2>");
  const auto moves = moves_of_words(start, {"rr", "rrR", "bB", "bbB"});
  ASSERT_EQ(moves.size(), 4u);
  EXPECT_EQ(print(moves[1]), "2r>4r");
  EXPECT_EQ(print(moves[3]), "1b>3b");
  EXPECT_FALSE(move_of(start, "RB", std::nullopt));
  const auto captured = move_of(stacks("<2,2;4;4>"), "BR", std::nullopt);
  ASSERT_TRUE(captured);
  EXPECT_EQ(print(*captured), "4b>4r");
}

TEST(BabylonLemmaCases, LoseExactlyInTheCasesOfTheErrata) {
  const LemmaCases found = study_lemmas(28, Budget(), 2);
  EXPECT_TRUE(found.holds());
  std::uint64_t refuted = 0;
  for (const PrintedCase& one : found.printed) {
    if (!one.refutation) continue;
    ++refuted;
    // The line goes to the end, and the opponent makes the last move.
    bool over = true;
    for_each_move(one.refutation->end, [&](const StackMove&) { over = false; });
    EXPECT_TRUE(over) << one.place;
    EXPECT_EQ(one.refutation->moves.size() % 2, 1u) << one.place;
    Stacks now = *one.from;
    for (const StackMove& move : one.refutation->moves) now = after(now, move);
    EXPECT_EQ(now, one.refutation->end) << one.place;
  }
  EXPECT_EQ(refuted, 8u);
}

TEST(BabylonLemmaCases, HoldForAnyNumberOfChips) {
  for (unsigned chips = 6; chips <= 22; ++chips) {
    EXPECT_TRUE(study_lemmas(chips, Budget(), 1).holds()) << chips;
  }
  LemmaCases wrong = study_lemmas(20, Budget(), 1);
  wrong.printed.front().verdict = PrintedCase::Verdict::right;
  wrong.printed.front().lost = wrong.printed.front().repaired = 1;
  EXPECT_FALSE(wrong.holds());
}

// The positions in which a reply loses, counted by the conditions of the errata.
TEST(BabylonLemmaCases, AreCountedByTheirConditions) {
  constexpr unsigned kChips = 28;
  const LemmaCases found = study_lemmas(kChips, Budget(), 2);
  const auto lost = [&](std::string_view place) {
    return std::ranges::find(found.printed, place, &PrintedCase::place)->lost;
  };
  std::uint64_t next = 0, single = 0, sixth = 0;
  for (unsigned m = 3; 2 * m <= kChips; ++m) {
    for (unsigned u = 1; u < m; ++u) {
      for (unsigned v = 1; u + v + 2 <= m; ++v) {
        const unsigned s = m - 1 - u - v;  // 2 + 2s + 2u + 2v = 2m
        if (2 * u + 2 == m && s > 1) continue;
        next += v == u + 1 && 2 * u + 2 != m;
        single += s == 1 && u == v + 1;
        sixth += u == v && 4 * u + 3 == m && 2 * u + 3 != m;
      }
    }
  }
  EXPECT_EQ(lost("Lemma 5(viii)"), next);
  EXPECT_EQ(lost("Lemma 5(vii)"), next);
  EXPECT_EQ(lost("Lemma 5(iii)"), single);
  EXPECT_EQ(lost("Lemma 5(iv)"), single);
  EXPECT_EQ(lost("Lemma 5(vi)"), sixth);
  EXPECT_EQ(lost("Lemma 5(ii)"), 1u);
  EXPECT_EQ(lost("p = 5"), 2u);
}

TEST(BabylonPlan, WinsEveryLineWithOneTower) {
  // Two other programs counted as many positions.
  const PlanReport found = check_plan(35, Budget());
  EXPECT_FALSE(found.failure);
  EXPECT_EQ(found.games, 33u);
  EXPECT_EQ(found.replies, 1017u);
}

TEST(BabylonPlan, KeepsThePowersOfTwo) {
  EXPECT_EQ(print(plan_move(stacks("1r 4x1b"))->move), "1r>1b");
  EXPECT_EQ(print(plan_move(stacks("1r 1r 5x1b"))->move), "1r>1r");
  EXPECT_EQ(print(plan_move(stacks("2r 3x1b 2b"))->move), "2r>2b");
  EXPECT_EQ(print(plan_move(stacks("4r 4b 8b 1b 2b"))->move), "4b>8b");
  EXPECT_FALSE(plan_move(stacks("3r 2b 1b 1b")));
  EXPECT_FALSE(plan_move(stacks("1r 1r 4x1b")));  // an even number of chips
}

}  // namespace
}  // namespace summand::babylon
