// Checks of the quick tests, for larger sizes.
#include <array>
#include <gtest/gtest.h>
#include <string>

#include "summand/studies/babylon/compositions.hpp"
#include "summand/studies/babylon/contest.hpp"
#include "summand/studies/babylon/verification.hpp"
#include "summand/testing/table.hpp"

namespace summand::babylon {
namespace {

TEST(BabylonSlow, TheNumberOfSecondPlayerWinsIsTheKnownOne) {
  for (const auto& row : summand::testing::table("babylon_counts.tsv")) {
    const auto colours = static_cast<unsigned>(std::stoul(row[0]));
    const auto chips = static_cast<unsigned>(std::stoul(row[1]));
    Table table(chips, colours == 0 ? chips : colours, Budget());
    table.solve(0);
    std::uint64_t starts = 0, wins = 0;
    for (const StartCount& count : count_starts(solved_starts(table, chips))) {
      if (colours != 0 && count.colours != colours) continue;
      starts += count.starts;
      wins += count.second_wins;
    }
    EXPECT_EQ(std::to_string(wins), row[2]) << row[0] << " colours, " << chips;
    EXPECT_EQ(std::to_string(starts), row[3]) << row[0] << " colours, " << chips;
  }
}

// By Burnside's lemma on products of the generating function of partitions.
TEST(BabylonSlow, TheNumberOfPositionsAgreesWithGeneratingFunctions) {
  EXPECT_EQ(Table(24, 24, Budget()).positions(), 2'920'123u);
  EXPECT_EQ(Table(28, 4, Budget()).positions(), 4'788'549u);
  EXPECT_EQ(Table(34, 3, Budget()).positions(), 11'340'159u);
}

// Families of starts in three colours whose winner seems to be stable.
TEST(BabylonSlow, StableFamiliesAreStable) {
  for (unsigned n = 6; n <= 34; ++n) {
    Table table(n, 3, Budget());
    table.solve(0);
    const bool even = n % 2 == 0;
    const auto second = [&](std::uint64_t b, std::uint64_t c) {
      return table.grundy(Stacks::singles(std::array{n - b - c, b, c})) == 0;
    };
    EXPECT_FALSE(second(1, 1)) << n;
    if (even && n != 8) {
      EXPECT_TRUE(second(2, 1)) << n;
      EXPECT_TRUE(second(2, 2)) << n;
    }
    if (n >= 15) {
      const bool known = n == 15 || n == 17 || n == 19 || n == 20 || n == 24 || n >= 26;
      EXPECT_EQ(second(5, 5), known) << n;
    }
    if (!even || n < 10) continue;
    EXPECT_TRUE(second(3, 3)) << n;
    if (n == 16) continue;
    EXPECT_TRUE(second(3, 1)) << n;
    EXPECT_TRUE(second(3, 2)) << n;
    EXPECT_TRUE(second(4, 1)) << n;
    EXPECT_TRUE(second(4, 2)) << n;
  }
}

TEST(BabylonSlow, StartsWithDifferentNumbersThatTheSecondPlayerWins) {
  const std::vector<unsigned> second = {1, 6, 7, 10, 11, 12, 13, 18, 19, 20, 21, 24};
  std::vector<unsigned> found;
  for (unsigned n = 1; n <= 24; ++n) {
    Table table(n, n, Budget());
    table.solve(0);
    if (table.grundy(Stacks::singles(std::vector<std::uint64_t>(n, 1))) == 0) found.push_back(n);
  }
  EXPECT_EQ(found, second);
}

TEST(BabylonSlow, TheoremOneAndTheLemmasHoldUpToFortyEightChips) {
  const Verification found = verify(kSearchedChips, 0, 0, Budget());
  EXPECT_TRUE(found.theorem.violations.empty());
  EXPECT_EQ(found.theorem.positions, 148'387'276u);
  for (const LemmaCheck& check : found.lemmas) {
    EXPECT_TRUE(check.holds()) << check.name;
    if (check.name == "Lemma 4") {
      EXPECT_EQ(check.positions, 1540u);
    }
    if (check.name == "Lemma 5") {
      EXPECT_EQ(check.positions, 1771u);
    }
  }
}

// The errata of the paper were checked on equally many positions.
TEST(BabylonSlow, TheStrategyWinsEveryLineUpToFortyChips) {
  const Verification found = verify(40, 40, 0, Budget());
  EXPECT_TRUE(found.holds());
  EXPECT_EQ(found.strategy.games, 400u);
  EXPECT_EQ(found.printed.refuted.size(), 44u);
  for (const LemmaCheck& check : found.lemmas) {
    if (check.name == "Lemma 2") {
      EXPECT_EQ(check.positions, 4133u);
    }
    if (check.name == "Lemma 3") {
      EXPECT_EQ(check.positions, 212'151u);
    }
    if (check.name == "one X of n/2") {
      EXPECT_EQ(check.positions, 1358u);
    }
    if (check.name == "one X above n/2") {
      EXPECT_EQ(check.positions, 4113u);
    }
    if (check.name == "Lemma 3, more than two y = u") {
      EXPECT_EQ(check.positions, 47'451u);
      EXPECT_EQ(check.exceptions, 22'304u);
    }
  }
}

TEST(BabylonSlow, TenThousandGamesAreWonWithAHundredChips) {
  Budget budget;
  for (const std::uint64_t p : {40u, 30u}) {
    for (const Opponent opponent : {Opponent::random, Opponent::greedy}) {
      const Stacks start = Stacks::singles(std::array<std::uint64_t, 2>{p, p == 40 ? 60u : 30u});
      Contest contest(start, *first_player_wins(start), opponent, nullptr, 1);
      for (int game = 0; game < 10'000; ++game) contest.play(budget);
      EXPECT_EQ(contest.report().won, 10'000u);
    }
  }
}

}  // namespace
}  // namespace summand::babylon
