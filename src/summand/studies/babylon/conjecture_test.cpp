#include "summand/studies/babylon/conjecture.hpp"

#include <gtest/gtest.h>

#include "summand/studies/babylon/solution.hpp"

namespace summand::babylon {
namespace {

// Tests a claim on all starts with at most that many chips and colours.
Result<Conjecture> tried(std::string_view claim, std::string_view where, unsigned chips,
                         unsigned colours) {
  auto conjecture = Conjecture::parse(claim, where);
  for (unsigned n = 1; n <= chips && conjecture; ++n) {
    Table table(n, colours, Budget());
    table.solve(1);
    for (const SolvedStart& start : solved_starts(table, colours)) {
      if (auto done = conjecture->look_at(start); !done) return std::unexpected(done.error());
    }
  }
  return conjecture;
}

TEST(BabylonConjecture, TheOddRuleOfThreeColoursFailsFirstAtFifteen) {
  const auto conjecture = tried("wins == 1", "k == 3 and n % 2 == 1", 17, 3);
  ASSERT_TRUE(conjecture);
  EXPECT_EQ(conjecture->counter_examples(), 3u);
  EXPECT_EQ(conjecture->first_counter_examples()[0].composition, (Composition{5, 5, 5}));
  EXPECT_EQ(conjecture->first_counter_examples()[1].composition, (Composition{7, 5, 5}));
  EXPECT_EQ(conjecture->first_counter_examples()[2].composition, (Composition{6, 6, 5}));
}

TEST(BabylonConjecture, TheoremOneHolds) {
  const auto conjecture = tried("(wins == 2) == (n % 2 == 0 and last >= 3)", "k == 2", 18, 2);
  ASSERT_TRUE(conjecture) << conjecture.error().message;
  EXPECT_EQ(conjecture->counter_examples(), 0u);
  EXPECT_EQ(conjecture->meant(), 81u);
}

TEST(BabylonConjecture, StartsAreNamedByTheirChips) {
  EXPECT_EQ(
      tried("c1 >= c2 and c2 >= c3 and c1 + c2 + c3 == n and last <= c1 and c4 == 0", "", 10, 3)
          ->counter_examples(),
      0u);
  EXPECT_EQ(tried("(g == 0) == (wins == 2)", "", 10, 10)->counter_examples(), 0u);
}

TEST(BabylonConjecture, SaysWhatIsWrong) {
  EXPECT_EQ(tried("wins =", "", 3, 3).error().message.substr(0, 23), "the claim, character 6:");
  EXPECT_NE(tried("n", "", 3, 3).error().message.find("number"), std::string::npos);
  EXPECT_EQ(tried("g == 0", "k ==", 3, 3).error().message.substr(0, 7), "--where");
  EXPECT_NE(tried("n / c3 == 1", "", 3, 3).error().message.find("1:"), std::string::npos);
}

// --- who wins ---

TEST(BabylonSolution, ReadsStartsAndStacks) {
  EXPECT_EQ(parse_stacks("3,3, 2")->print(), "3x1r 3x1b 1g 1g");
  EXPECT_EQ(parse_stacks("2r,1b,1b")->print(), "2r 1b 1b");
  EXPECT_FALSE(parse_stacks(""));
  EXPECT_FALSE(parse_stacks("3,0"));
  EXPECT_FALSE(parse_stacks("3,-1"));
  EXPECT_FALSE(parse_stacks("3 3"));
  EXPECT_FALSE(parse_stacks("4000000000000000000,1"));
  std::string many = "1";
  for (int i = 0; i < 26; ++i) many += ",1";
  EXPECT_FALSE(parse_stacks(many));
}

TEST(BabylonSolution, SearchAndTableAgree) {
  for (const char* text : {"3,3,3,3", "5,4,2,1", "2r,1b,1b,3g", "1r", "1r 2b", "9,3"}) {
    const Stacks stacks = parse_stacks(text).value();
    Table table(static_cast<unsigned>(stacks.chips()), 4, Budget());
    table.solve(1);
    const Solution a = solve_by_search(stacks, Budget()), b = solve_by_table(stacks, table, "");
    EXPECT_EQ(a.grundy, b.grundy) << text;
    EXPECT_EQ(a.mover_wins, a.grundy != 0u);
    ASSERT_EQ(a.moves.size(), b.moves.size());
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
      EXPECT_EQ(a.moves[i].grundy, b.moves[i].grundy);
    }
    if (const auto known = solve_by_theorem(stacks)) {
      EXPECT_EQ(known->mover_wins, a.mover_wins);
    }
  }
}

TEST(BabylonSolution, ByTheoremForAnyNumberOfChips) {
  const auto even = solve_by_theorem(parse_stacks("1000000000000000000,3").value());
  ASSERT_TRUE(even);
  EXPECT_TRUE(even->mover_wins);
  EXPECT_EQ(even->standing, Standing::proved);
  EXPECT_TRUE(even->advice);
  const auto lost = solve_by_theorem(parse_stacks("1000000000000000000,4").value());
  ASSERT_TRUE(lost);
  EXPECT_FALSE(lost->mover_wins);
  EXPECT_FALSE(solve_by_theorem(parse_stacks("3,3,3").value()));
  EXPECT_THROW(static_cast<void>(solve_by_search(parse_stacks("90,3,3").value(), Budget())),
               LimitReached);
}

TEST(BabylonSolution, SaysWhatIsConjectured) {
  const auto large = solve_by_theorem(parse_stacks("50x1r 50x1b 3r 2b").value());
  ASSERT_TRUE(large);
  EXPECT_EQ(large->standing, Standing::conjectured);
  EXPECT_EQ(large->found,
            "conjectured (C6), checked by search up to 48 chips: an odd number of chips, at most "
            "one hill of each colour, both colours safe");
  const auto small = solve_by_theorem(parse_stacks("20x1r 20x1b 3r 2b").value());
  ASSERT_TRUE(small);
  EXPECT_EQ(small->standing, Standing::searched);
}

TEST(BabylonSolution, ReadsPositionsInThePapersNotation) {
  EXPECT_EQ(parse_stacks("<2,6;2;2>").value(), parse_stacks("1r 1r 6x1b 2r 2b").value());
  EXPECT_EQ(parse_stacks("< 0, 2 ; 5x4,6 ; 3,3 >").value(),
            parse_stacks("1b 1b 5x4r 6r 3b 3b").value());
  for (const char* text : {"<0,0;;10>", "<1,2;3;>", "<0,4;5x2,6;4>"}) {
    EXPECT_EQ(print_hills(parse_stacks(text).value()),
              std::string_view(text) == "<0,0;;10>" ? "10b" : text);
  }
  const std::pair<const char*, std::size_t> wrong[] = {
      {"<", 1},           {"<2", 2},
      {"<2,6;2;2", 8},    {"<2,6;1;2>", 5},
      {"<2,6;2;2>x", 9},  {"<2,6;2,;2>", 7},
      {"<2,6;0x2;2>", 5}, {"<2,6;2>", 6},
      {"<2;6>", 2},       {"<4000000000000000001,0;;>", 1}};
  for (const auto& [text, offset] : wrong) {
    const auto stacks = parse_stacks(text);
    ASSERT_FALSE(stacks) << text;
    EXPECT_EQ(stacks.error().offset, offset) << text << ": " << stacks.error().message;
  }
}

}  // namespace
}  // namespace summand::babylon
