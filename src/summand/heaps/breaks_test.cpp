#include "summand/heaps/breaks.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "summand/heaps/heap_values.hpp"
#include "summand/heaps/naive.hpp"
#include "summand/heaps/ring_rules.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {
namespace {

std::vector<Rules> games() {
  std::vector<Rules> out = {Prim{}, Prim{false}, Dim{}, Dim{false}};
  for (const char* code : {"0.77", "0.137", "4.[3]", "0.[3]", "4u", "0.3F", "8u.5", "G.VV", "0.[7]",
                           "0.003[031]", "0.1", "0.G4u", "Gu", "8?.0", "0.0O?", "0.0[C?]"}) {
    out.push_back(Code::parse(code).value());
  }
  return out;
}

// All moves, by the definition.
std::vector<Left> all_moves(const Rules& rules, std::uint64_t n) {
  std::vector<Left> out;
  for_each_option(rules, n, [&](std::uint64_t, auto left) { out.push_back(left_of(left)); });
  return out;
}

TEST(Breaks, TheCountAgreesWithTheList) {
  for (const Rules& rules : games()) {
    for (std::uint64_t n = 0; n < 40; ++n) {
      EXPECT_EQ(count_of_breaks(rules, n), all_moves(rules, n).size()) << print(rules) << " " << n;
    }
  }
}

TEST(Breaks, OfLargeHeapsAreCountedAtOnce) {
  const std::uint64_t huge = 1'000'000'000'000'000'000;
  EXPECT_EQ(count_of_breaks(Code::parse("0.[3]").value(), huge), huge);
  EXPECT_EQ(count_of_breaks(Code::parse("0.77").value(), huge), huge);
  EXPECT_EQ(count_of_breaks(Code::parse("8.0").value(), huge), ~std::uint64_t{0});
  EXPECT_EQ(count_of_breaks(Dim{}, 1'000'000), 49u);
}

TEST(Breaks, AllBreaksWithANimSumAreFound) {
  for (const Rules& rules : games()) {
    const auto values = naive_nim_sequence(rules, 30);
    for (std::uint64_t n = 0; n < 30; ++n) {
      for (std::uint64_t wanted = 0; wanted < 9; ++wanted) {
        std::vector<Left> expected;
        for (const Left& left : all_moves(rules, n)) {
          std::uint64_t sum = 0;
          for (const std::uint64_t heap : left) sum ^= values[heap];
          if (sum == wanted) expected.push_back(left);
        }
        auto found = HeapValues(SharedRules(rules)).moves_to(n, wanted);
        std::ranges::sort(expected);
        std::ranges::sort(found);
        EXPECT_EQ(found, expected) << print(rules) << " " << n << " to " << wanted;
      }
    }
  }
}

// A search that knows the period stops early and must find the same moves.
TEST(Breaks, ThePeriodChangesOnlyTheTime) {
  const Rules kayles = Code::parse("0.77").value();
  const auto values = naive_nim_sequence(kayles, 701);
  const auto value = [&](std::uint64_t n) -> std::uint64_t { return values[n]; };
  Budget budget;
  for (std::uint64_t n = 650; n < 700; ++n) {
    for (std::uint64_t wanted = 0; wanted < 18; ++wanted) {
      const BreakSearch plain{.rules = kayles, .heap = n, .nim_sum = wanted, .value = value};
      BreakSearch quick = plain;
      quick.repetition = Repetition{71, 12};
      EXPECT_EQ(find_breaks(quick, budget), find_breaks(plain, budget)) << n << " to " << wanted;
    }
  }
}

// One exceptional heap has a move that no common heap has. The search still ends.
TEST(Breaks, OfAHugeHeapAreFoundInAFewPeriods) {
  HeapValues kayles(SharedRules(Code::parse("0.77").value()));
  const std::uint64_t huge = 1'000'000'000'002;
  for (std::uint64_t wanted = 0; wanted <= kayles[huge]; ++wanted) {
    for (const Left& left : kayles.moves_to(huge, wanted)) {
      EXPECT_EQ(kayles[left[0]] ^ kayles[left[1]], wanted);
      EXPECT_TRUE(kayles.rules().allows(huge, left));
    }
    EXPECT_EQ(kayles.moves_to(huge, wanted).empty(), wanted == kayles[huge]) << wanted;
  }
}

TEST(Breaks, TooManyOptionsReachALimit) {
  const Rules nim = Code::parse("0.[3]").value();
  const BreakSearch search{
      .rules = nim, .heap = std::uint64_t{1} << 40, .nim_sum = 1, .value = [](std::uint64_t) {
        return std::uint64_t{0};
      }};
  Budget budget({.time = std::chrono::milliseconds(50)});
  EXPECT_THROW(find_breaks(search, budget), LimitReached);
}

TEST(HeapValues, AgreeWithTheDefinition) {
  for (const Rules& rules : games()) {
    const auto expected = naive_nim_sequence(rules, 60);
    HeapValues values{SharedRules(rules)};
    for (const std::uint64_t n : {59, 0, 1, 30, 58})
      EXPECT_EQ(values[n], expected[n]) << print(rules);
  }
}

TEST(HeapValues, OfVeryLargeHeapsFollowFromClosedForms) {
  const std::uint64_t huge = std::uint64_t{1} << 60;
  EXPECT_EQ(HeapValues(SharedRules(Code::parse("0.[3]").value()))[huge + 5], huge + 5);
  EXPECT_EQ(HeapValues(SharedRules(Code::parse("4.[3]").value()))[huge + 3], huge + 4);
  EXPECT_EQ(HeapValues(SharedRules(Dim{}))[huge], 61u);
  EXPECT_EQ(HeapValues(SharedRules(Prim{}))[huge + 2], 0u);
  // 10^12 = 2^12 5^12 has the value 13. Only taking the whole heap leaves 0.
  EXPECT_EQ(HeapValues(SharedRules(Dim{})).moves_to(1'000'000'000'000, 0), (std::vector<Left>{{}}));
}

TEST(HeapValues, AHeapThatCannotBeReachedIsALimit) {
  const Budget budget({.time = std::chrono::milliseconds(200)});
  HeapValues officers(SharedRules(Code::parse("0.6").value()), budget);
  EXPECT_THROW(static_cast<void>(officers[1'000'000'000'000'000'000]), LimitReached);
  EXPECT_EQ(officers[100], naive_nim_sequence(*officers.rules(), 101)[100]);
}

std::string why_not(std::string_view code, std::uint64_t heap) {
  try {
    return std::to_string(HeapValues(SharedRules(Code::parse(code).value()))[heap]);
  } catch (const LimitReached& reached) {
    EXPECT_EQ(reached.limit, Limit::size);
    return reached.message;
  }
}

TEST(HeapValues, TheMessageForAHeapOutOfReachSaysHowFarItSearched) {
  const std::uint64_t huge = 1'000'000'000'000'000'000;
  const std::string begin =
      "a heap of 1000000000000000000 is too large: values are computed heap by heap, and ";
  EXPECT_EQ(why_not("0.6", huge), begin + "no period of 0.6 is proved by the first 8192");
  EXPECT_EQ(why_not("0.8", huge), begin + "no period of 0.8 is proved by the first 2048");
  // Published: the period 11770282 from 197769598 on.
  EXPECT_EQ(why_not("0.104", huge),
            begin + "to prove the period of 0.104 takes the first 419079763");
  EXPECT_EQ(why_not("4.[7]", huge), begin + "no theorem in Summand proves periods of 4.[7]");
}

// If a period is published, the search goes as far as its proof needs.
TEST(HeapValues, ALatePeriodIsProvedForAHeapOutOfReach) {
  HeapValues values(SharedRules(Code::parse("0.127").value()));
  NimSequence sequence(*values.rules());
  sequence.extend(60'000);
  const std::uint64_t huge = 1'000'000'000'000'000'000;
  for (std::uint64_t i = 0; i < 4; ++i) EXPECT_EQ(values[huge + i], sequence[50'000 + i]);
}

TEST(HeapValues, AreKeptOnceForEqualRules) {
  const SharedRules a(Code::parse("0.77").value()), b(Code::parse(".77").value());
  const SharedRules other(Code::parse("0.07").value());
  EXPECT_EQ(a, b);
  EXPECT_NE(a, other);
  SideTables tables{Budget()}, more{Budget()};
  HeapValues& values = a.values_in(tables);
  EXPECT_EQ(&b.values_in(tables), &values);
  EXPECT_NE(&other.values_in(tables), &values);
  EXPECT_NE(&a.values_in(more), &values);
  EXPECT_EQ(values.find(1'000'000'000).theorem,
            "heaps by the period of their nim-sequence (Winning Ways ch. 4)");
}

TEST(RingRules, ValuesAreTheMexOfTheRowsTheyOpenTo) {
  const RingRules rings(Code::parse("0.137").value());
  HeapValues values(rings.rows());
  const auto rows = naive_nim_sequence(*rings.rows(), 60);
  for (std::uint64_t n = 4; n < 60; ++n) {
    // A single counter cannot be taken from a larger ring. Two or three counters leave a row.
    std::uint64_t mex = 0;
    while (mex == rows[n - 2] || mex == rows[n - 3]) ++mex;
    EXPECT_EQ(rings.value(n, values), mex) << n;
  }
}

}  // namespace
}  // namespace summand::heaps
