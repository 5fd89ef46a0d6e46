#include "summand/heaps/nim/outcomes.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <set>

namespace summand::heaps {
namespace {

std::vector<std::string> printed(const std::vector<Marbles>& positions) {
  std::vector<std::string> out;
  for (const Marbles& position : positions) out.push_back(print(position));
  return out;
}

TEST(WorkingBackwards, TheMarblesHaveFourteenPositionsInSevenRounds) {
  const auto all = WorkingBackwards::from({3, 1, 2});
  ASSERT_TRUE(all.has_value());
  const std::vector<std::vector<std::string>> rounds = {
      {"(0,0,0)"}, {"(0,0,1)", "(0,0,2)", "(0,0,3)"},
      {"(0,1,1)"}, {"(0,1,2)", "(0,1,3)", "(1,1,1)", "(1,1,2)", "(1,1,3)"},
      {"(0,2,2)"}, {"(0,2,3)", "(1,2,2)"},
      {"(1,2,3)"}};
  std::vector<std::vector<std::string>> found(rounds.size());
  for (const MarblesVerdict& verdict : all->verdicts()) {
    ASSERT_LT(verdict.round, rounds.size());
    found[verdict.round].push_back(print(verdict.position));
    EXPECT_EQ(verdict.lost, verdict.round % 2 == 0);
  }
  EXPECT_EQ(found, rounds);
}

TEST(WorkingBackwards, OneTwoThreeHasSixOptionsAndEachHasAnAnswer) {
  const auto all = WorkingBackwards::from({1, 2, 3});
  EXPECT_TRUE(all->start().lost);
  const auto options = printed(all->start().options);
  EXPECT_EQ(
      std::set(options.begin(), options.end()),
      (std::set<std::string>{"(0,2,3)", "(1,1,3)", "(0,1,3)", "(1,2,2)", "(1,1,2)", "(0,1,2)"}));
  EXPECT_EQ(options.size(), 6u);
  for (const Marbles& option : all->start().options) {
    ASSERT_TRUE(all->of(option).winning.has_value());
    EXPECT_TRUE(all->of(*all->of(option).winning).lost);
  }
}

TEST(WorkingBackwards, AgreesWithTheNimSum) {
  for (const Marbles& start :
       {Marbles{7, 7, 7}, Marbles{2, 3, 4, 5}, Marbles{9}, Marbles{1, 1, 1, 1, 1}}) {
    const auto all = WorkingBackwards::from(start);
    for (const MarblesVerdict& verdict : all->verdicts()) {
      const std::uint64_t sum = std::accumulate(verdict.position.begin(), verdict.position.end(),
                                                std::uint64_t{0}, std::bit_xor<>());
      EXPECT_EQ(verdict.lost, sum == 0) << print(verdict.position);
    }
  }
}

TEST(WorkingBackwards, RefusesTooLargePositions) {
  EXPECT_FALSE(WorkingBackwards::from({1'000'000'000'000, 1'000'000'000'000}).has_value());
  EXPECT_FALSE(WorkingBackwards::from(Marbles(10'000, 1'000)).has_value());
  EXPECT_FALSE(WorkingBackwards::from({100, 100, 100}).has_value());
  EXPECT_TRUE(WorkingBackwards::from({1'000}).has_value());
}

TEST(WorkingBackwards, ChargesItsMemory) {
  Budget budget({.memory = 1'000'000});
  EXPECT_THROW(static_cast<void>(WorkingBackwards::from({60, 60, 60}, budget)), LimitReached);
  EXPECT_EQ(budget.charged(), 0u);
  EXPECT_TRUE(WorkingBackwards::from({9, 9}, budget).has_value());
  EXPECT_EQ(budget.charged(), 0u);
}

// Compares the printed lesson of the marbles with the positions.
TEST(MarblesLaws, TheLessonHasMistakes) {
  const auto all = WorkingBackwards::from({1, 2, 3});
  const auto options = printed(all->start().options);
  EXPECT_EQ(std::ranges::count(options, "(1,1,1)"), 0);
  EXPECT_EQ(std::ranges::count(options, "(0,1,3)"), 1);
  EXPECT_FALSE(all->of({0, 1, 2}).lost);
  EXPECT_TRUE(all->of({0, 1, 1}).lost);
  EXPECT_TRUE(all->of({0, 0, 0}).lost);
  EXPECT_EQ(slips_of_the_lesson().size(), 4u);
}

TEST(MarblesLaws, HoldOnAllSmallPositions) {
  const auto laws = marbles_laws();
  ASSERT_EQ(laws.size(), 7u);
  for (const MarblesLaw& law : laws) {
    EXPECT_EQ(law.exceptions, 0u) << law.law;
    EXPECT_GT(law.compared, 3u) << law.law;
    EXPECT_EQ(law.instances.size(), 2u) << law.law;
  }
  EXPECT_EQ(laws[0].law, "lost + lost is lost");
  EXPECT_EQ(laws[2].law, "won + won may be either");
  EXPECT_EQ(
      laws[6].instances.front(),
      "sigma(1) = 1 and sigma(1,2) = 3: sigma(1,1,2) = 2, as 01 and 11 make 10 without carry");
  EXPECT_EQ(laws[2].instances,
            (std::vector<std::string>{"(1) + (1) = (1,1) is lost", "(1) + (2) = (1,2) is won"}));
}

}  // namespace
}  // namespace summand::heaps
