#include "summand/heaps/sequence.hpp"

#include <bit>
#include <gtest/gtest.h>

#include "summand/heaps/digest.hpp"
#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

TEST(NimSequence, AgreesWithTheDefinitionForAllCodesOfTwoDigits) {
  constexpr std::string_view kDigits = "01234567";
  for (const char first : {'0', '4'}) {
    for (const char second : kDigits) {
      for (const char third : kDigits) {
        const Code rules = code_of(std::string{first, '.', second, third});
        const auto expected = naive_nim_sequence(rules, 600);
        for (const CpuLevel level : levels()) {
          NimSequence sequence(rules, {}, level);
          sequence.extend(600);
          expect_values(sequence, expected);
        }
      }
    }
  }
}

// The split for the computation is chosen at powers of two, so it may no longer be the best one.
TEST(NimSequence, ReportsTheBestSplitForAllItsValues) {
  int outdated = 0;
  for (const std::size_t size : {700, 900, 1000, 1300, 1600, 1900}) {
    NimSequence grundy(code_of("4u.0"));
    SplitFinder then, finder;
    Budget budget;
    grundy.extend(std::bit_floor(size));
    then.count(grundy.values());
    grundy.extend(size);
    finder.count(grundy.values());
    const SplitFinder::Best best = finder.best(true, false, budget);
    const SequenceReport report = grundy.report();
    EXPECT_EQ(report.split, best.splits) << size;
    EXPECT_EQ(report.rare.number, best.rare) << size;
    if (best.splits != then.best(true, false, budget).splits) ++outdated;
  }
  EXPECT_GT(outdated, 0);
}

TEST(NimSequence, AgreesWithTheDefinitionForRandomCodesInRandomSteps) {
  std::mt19937 random(1);
  for (int i = 0; i < 25; ++i) {
    const Code rules = some_code(random);
    const std::size_t size = 600 + random() % 900;
    const auto expected = naive_nim_sequence(rules, size);
    for (const CpuLevel level : levels()) {
      NimSequence sequence(rules, {}, level);
      extend_in_steps(sequence, size, random);
      expect_values(sequence, expected);
    }
  }
}

TEST(NimSequence, AgreesWithTheDefinitionForCodesOfEveryKind) {
  for (const char* text : {"0.3F",       "0.8",
                           "8.0",        "C.F",
                           "0.[3]",      "4.[3]",
                           "4.[7]",      "0.[7]",
                           "0.3[31]",    "0.[53]",
                           "0.07[3]",    "4u.0",
                           "4u.4",       "0.4u7",
                           "4u.[7]",     "0.[4u3]",
                           "0.8u",       "Cu.3",
                           "0.F[F]",     "0.G",
                           "0.0V",       "0.Vu",
                           "0.V[Gu]",    "0.3030303",
                           "0.20000013", "0.00000000700000007",
                           "0.0",        "0.2",
                           "0.1",        "C.0"}) {
    const auto rules = Code::parse(text);
    ASSERT_TRUE(rules.has_value()) << text;
    const std::size_t size = rules->most_heaps() > 2 ? 60 : 300;
    NimSequence sequence(*rules);
    sequence.extend(size);
    expect_values(sequence, naive_nim_sequence(*rules, size));
  }
}

TEST(NimSequence, AgreesWithTheDefinitionForSubtractionSetsAroundOneWord) {
  std::mt19937 random(2);
  for (const std::size_t count : {1u, 2u, 62u, 63u, 64u, 65u, 130u}) {
    std::vector<Digit> digits(1);
    for (std::size_t taken = 0; taken < count; ++taken) {
      // Without gaps at first, so that large values occur.
      if (random() % 16 == 0) digits.emplace_back();
      digits.push_back(Digit{3});
    }
    const Code rules(digits);
    NimSequence sequence(rules);
    sequence.extend(500);
    expect_values(sequence, naive_nim_sequence(rules, 500));
  }
}

TEST(NimSequence, ComputesPrimAndDim) {
  for (const bool all : {false, true}) {
    for (const Rules& rules : {Rules(Prim{all}), Rules(Dim{all})}) {
      NimSequence sequence(rules);
      sequence.extend(500);
      expect_values(sequence, naive_nim_sequence(rules, 500));
    }
  }
}

TEST(NimSequence, GivesEqualValuesOnAllLevels) {
  // Values above 64, values above 128, splits by position, no split, two splits.
  for (const char* text :
       {"0.354", "0.376", "4u.0", "0.6", "0.106", "0.127", "0.007", "0.165", "0.56", "4.45"}) {
    std::vector<std::uint32_t> digests;
    for (const CpuLevel level : levels()) {
      NimSequence sequence(code_of(text), {}, level);
      sequence.extend(6000);
      digests.push_back(fletcher32(sequence.values(), sequence.size()));
    }
    for (const std::uint32_t digest : digests) EXPECT_EQ(digest, digests.front()) << text;
  }
}

struct Space {
  const char* text;
  std::uint32_t mask;
  std::uint64_t rare, last;
  std::size_t size;
};

// Winning Ways 1, ch. 4 (sparse spaces and common cosets); heap 0 counts as rare.
TEST(NimSequence, FindsTheSparseSpacesOfTheTables) {
  for (const Space& space :
       {Space{"0.77", 0xf, 10, 70, 2000}, Space{"0.45", 0xf, 11, 198, 5000},
        Space{"0.156", 0x1b, 15, 357, 5000}, Space{"0.356", 0x1b, 7, 43, 5000},
        Space{"0.644", 0x7e, 31, 511, 50'000}, Space{"0.56", 0x5b, 46, 1795, 50'000},
        Space{"0.354", 0x3f, 132, 3227, 50'000}}) {
    NimSequence sequence(code_of(space.text));
    sequence.extend(space.size);
    const SequenceReport report = sequence.report();
    ASSERT_TRUE(report.split) << space.text;
    EXPECT_TRUE(report.split->same());
    EXPECT_EQ(report.split->even.mask, space.mask) << space.text;
    EXPECT_FALSE(report.split->even.by_position);
    EXPECT_EQ(report.rare.number, space.rare) << space.text;
    EXPECT_EQ(report.rare.last, space.last) << space.text;
  }
}

TEST(NimSequence, UsesThePositionIfTheValueIsNotEnough) {
  NimSequence sequence(code_of("0.106"));
  sequence.extend(50'000);
  const auto report = sequence.report();
  ASSERT_TRUE(report.split);
  EXPECT_TRUE(report.split->even.by_position);
  EXPECT_EQ(report.rare.number, 15u);
}

TEST(NimSequence, FindsNoSpaceInDawsonsKayles) {
  NimSequence sequence(code_of("0.07"));
  sequence.extend(5000);
  EXPECT_FALSE(sequence.report().split);
}

TEST(NimSequence, ReportsTheLargestValueAndItsFirstHeap) {
  NimSequence sequence(code_of("0.77"));
  EXPECT_EQ(sequence.report().largest, 0u);
  sequence.extend(500);
  std::uint32_t largest = 0;
  std::size_t first = 0;
  for (std::size_t n = 0; n < 500; ++n) {
    if (sequence[n] > largest) largest = sequence[n], first = n;
  }
  EXPECT_EQ(sequence.report().largest, largest);
  EXPECT_EQ(sequence.report().largest_at, first);
}

// Wherever a limit is reached, the known part of the sequence is right and can be continued.
TEST(NimSequence, StaysRightWhenALimitIsReached) {
  for (const char* text : {"0.106", "0.6", "0.07", "4.[7]", "0.3F", "0.33"}) {
    const Code rules = code_of(text);
    const std::size_t size = rules.most_heaps() > 2 ? 100 : 3000;
    NimSequence whole(rules);
    whole.extend(size);
    for (std::uint64_t question = 1; question < 60; question += 7) {
      NimSequence sequence(rules, Budget(Budget::Limits{.questions = question}));
      try {
        sequence.extend(size);
      } catch (const LimitReached&) {
        EXPECT_LT(sequence.size(), size);
      }
      for (std::size_t n = 0; n < sequence.size(); ++n) ASSERT_EQ(sequence[n], whole[n]) << text;
      sequence.extend(size);
      for (std::size_t n = 0; n < size; ++n) ASSERT_EQ(sequence[n], whole[n]) << text;
    }
  }
}

// The values from heap 1 on, by CGSuite (repository at e909ab8), in CGSuite's notation.
TEST(NimSequence, ValuesOfCodesWithConditionsAgreeWithCGSuite) {
  const std::vector<std::pair<std::string_view, std::vector<std::uint32_t>>> kRows = {
      {"0.{2,3}", {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9}},
      {"04.3", {1, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2}},
      {"4.", {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1}},
      {"0.6!", {0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4}},
      {"8!.0", {0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 0, 3, 4, 4, 4, 1, 1, 5}},
      {"0.C!", {0, 0, 0, 1, 1, 2, 2, 0, 0, 3, 4, 1, 5, 2, 6, 6, 3, 3, 7, 8}},
      {"0.E!", {0, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 4, 5, 3, 4, 6, 3, 4, 6, 8, 9, 2, 8}},
      {"0.5?", {1, 0, 0, 0, 0, 2, 2, 1, 1, 1, 3, 3, 0, 4, 0, 2, 2, 2, 5, 5, 1, 0, 3, 3}},
      {"8?.0", {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 1, 5, 5, 6, 6, 7, 2, 8, 8, 9, 9, 10, 10}},
      {"0.C?", {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 1, 6, 6, 7, 7, 8, 2, 9, 9, 10, 10, 11}},
      {"C?.0", {0, 0, 1, 2, 3, 0, 4, 1, 5, 3, 7, 8, 9, 5, 3, 7, 2, 6, 13, 4, 10, 14, 6, 13}},
      {"0.O?", {0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7}},
      {"0.0G?", {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4}},
  };
  for (const auto& [text, expected] : kRows) {
    NimSequence sequence(code_of(text));
    sequence.extend(100);
    for (std::size_t n = 0; n < expected.size(); ++n) {
      EXPECT_EQ(sequence[n + 1], expected[n]) << text << " at " << n + 1;
    }
    const std::vector<std::uint32_t> naive = naive_nim_sequence(Rules(code_of(text)), 100);
    for (std::size_t n = 0; n < 100; ++n) EXPECT_EQ(sequence[n], naive[n]) << text << " at " << n;
  }
}

TEST(NimSequence, KeepsToItsMemoryLimit) {
  NimSequence sequence(code_of("0.106"), Budget(Budget::Limits{.memory = 1'000'000}));
  EXPECT_THROW(sequence.extend(2'000'000), LimitReached);
  EXPECT_GT(sequence.size(), 500'000u);
  EXPECT_LE(sequence.size(), 1'000'000u);
}

}  // namespace
}  // namespace summand::heaps
