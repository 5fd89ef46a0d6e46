#include "summand/heaps/closed_forms.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "summand/heaps/names.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence_test_support.hpp"
#include "summand/heaps/statistics.hpp"
#include "summand/testing/heap_theorems.hpp"

namespace summand::heaps {
namespace {

TEST(ClosedPeriod, AgreesWithTheSequence) {
  for (const char* const text : {"0.[3]", "4.[3]"}) {
    const Rules rules = Code::parse(text).value();
    const auto closed = closed_period(rules);
    ASSERT_TRUE(closed && closed->period) << text;
    NimSequence sequence(rules);
    sequence.extend(2000);
    EXPECT_TRUE(repeats(sequence.values(), *closed->period, closed->period->preperiod, 1990));
    EXPECT_EQ(least_period(sequence.values(), *closed->period), *closed->period) << text;
  }
  EXPECT_FALSE(closed_period(Code::parse("0.77").value()));
  for (const Rules& rules : {Rules(Prim{}), Rules(Dim{false})}) {
    ASSERT_TRUE(closed_period(rules));
    EXPECT_FALSE(closed_period(rules)->period);
  }
}

Period proved_period(const std::vector<std::uint64_t>& set) {
  NimSequence sequence(subtraction_game(set).value());
  return prove_period(sequence, 100'000).proof.value().period;
}

TEST(ClosedForms, AgreeWithTheDefinition) {
  for (const char* text :
       {"nim", "0.[7]", "0.37[B]", "lasker", "prim", "prim-without-1", "dim", "proper-dim"}) {
    const Rules rules = parse_rules(text).value();
    const auto values = naive_nim_sequence(rules, 150);
    for (std::uint64_t n = 0; n < values.size(); ++n) {
      const auto closed = closed_value(rules, n);
      ASSERT_TRUE(closed) << text << " " << n;
      EXPECT_EQ(closed->value, values[n]) << text << " " << n;
      EXPECT_FALSE(closed->theorem.empty());
    }
  }
}

TEST(ClosedForms, OtherGamesHaveNone) {
  for (const char* text : {"kayles", "0.3", "4.[7]", "0.[2]", "0.2[3]", "0.[1]"}) {
    const auto rules = parse_rules(text);
    ASSERT_TRUE(rules.has_value()) << text;
    EXPECT_FALSE(closed_value(*rules, 10)) << text;
  }
}

TEST(ClosedForms, ReachFarUp) {
  constexpr std::uint64_t kLarge = 1'000'000'000'000'000'000;
  EXPECT_EQ(closed_value(parse_rules("nim").value(), kLarge).value().value, kLarge);
  EXPECT_EQ(closed_value(parse_rules("lasker").value(), kLarge).value().value, kLarge - 1);
  EXPECT_EQ(closed_value(Dim{}, kLarge).value().value, 19u);
  EXPECT_EQ(closed_value(Prim{}, kLarge).value().value, 0u);
  EXPECT_EQ(closed_value(Prim{}, 999'983).value().value, 78'498u);  // primes below 10^6
  EXPECT_FALSE(closed_value(Prim{}, 1'000'003));
  EXPECT_FALSE(closed_value(Prim{}, 18'446'744'073'709'551'557u));  // the last prime below 2^64
}

TEST(ClosedForms, OfHeapsOfAnySizeAreInDecimalDigits) {
  const auto at = [](std::string_view game, const std::string& n) {
    const auto found = closed_value_at(parse_rules(game).value(), n);
    return found ? found->value : "none";
  };
  for (const char* game : {"nim", "lasker", "prim", "prim-without-1", "dim", "proper-dim"}) {
    const Rules rules = parse_rules(game).value();
    for (std::uint64_t n = 0; n < 50; ++n) {
      EXPECT_EQ(at(game, "00" + std::to_string(n)),
                std::to_string(closed_value(rules, n).value().value));
    }
  }
  // 10^30 is 2^30 5^30. Divided by 3 or 7 it leaves the remainder 1.
  const std::string zeros(29, '0');
  EXPECT_EQ(at("nim", "1" + zeros + "7"), "1" + zeros + "7");
  EXPECT_EQ(at("lasker", "1" + zeros + "0"), std::string(30, '9'));
  EXPECT_EQ(at("lasker", "1" + zeros + "3"), "1" + zeros + "4");
  EXPECT_EQ(at("lasker", "18446744073709551615"), "18446744073709551616");
  EXPECT_EQ(at("dim", "1" + zeros + "0"), "31");
  EXPECT_EQ(at("proper-dim", "1" + zeros + "0"), "30");
  EXPECT_EQ(at("prim", "1" + zeros + "0"), "0");
  EXPECT_EQ(at("prim-without-1", "1" + zeros + "0"), "1");
  EXPECT_EQ(at("prim", "1" + zeros + "6"), "0");
  EXPECT_EQ(at("prim", "1" + zeros + "5"), "2");  // the digit sum is 6
  EXPECT_EQ(at("prim", "1" + zeros.substr(1) + "13"), "4");
  EXPECT_EQ(at("grundy", "1" + zeros + "0"), "none");
  EXPECT_EQ(at("prim", "18446744073709551557"), "none");  // the last prime below 2^64
}

TEST(ClosedForms, DoubleAndQuadrupleKaylesAreKaylesInBlocks) {
  const auto kayles = naive_nim_sequence(code_of("0.77"), 200);
  const auto twice = naive_nim_sequence(code_of("0.7777"), 400);
  const auto four = naive_nim_sequence(code_of("0.77777777"), 400);
  for (std::size_t n = 0; n < 200; ++n) {
    const std::uint32_t turn = twice[2 * n] & 1;
    for (std::uint32_t i = 0; i < 2; ++i) EXPECT_EQ(twice[2 * n + i], 2 * kayles[n] + (i ^ turn));
  }
  for (std::size_t n = 0; n < 100; ++n) {
    const std::uint32_t turn = four[4 * n] & 3;
    EXPECT_TRUE(turn == 0 || turn == 3) << n;
    for (std::uint32_t i = 0; i < 4; ++i) EXPECT_EQ(four[4 * n + i], 4 * kayles[n] + (i ^ turn));
  }
  NimSequence doubled(code_of("0.7777")), quadrupled(code_of("0.77777777"));
  EXPECT_EQ(prove_period(doubled, 4096).proof.value().period, (Period{142, 24, 0}));
  EXPECT_EQ(prove_period(quadrupled, 4096).proof.value().period, (Period{284, 48, 0}));
}

TEST(ClosedForms, ReplicasAgreeWithTheOriginal) {
  for (const char* text : {"0.077", "0.0077", "0.00077", "0.000077", "{2,4,10}", "{3}", "{6,15}"}) {
    const Rules rules = parse_rules(text).value();
    const auto replica = testing::replica_of(std::get<Code>(rules));
    ASSERT_TRUE(replica) << text;
    EXPECT_GT(replica->times, 1u);
    const auto values = naive_nim_sequence(rules, 200);
    const auto original = naive_nim_sequence(replica->of, 200);
    for (std::size_t n = 0; n < 200; ++n)
      EXPECT_EQ(values[n], original[n / replica->times]) << text;
  }
  for (const char* text : {"0.77", "0.7077", "0.0777", "0.07", "{2,3}", "{1}", "0.[3]", "0.0"}) {
    EXPECT_FALSE(testing::replica_of(std::get<Code>(parse_rules(text).value()))) << text;
  }
}

TEST(ClosedForms, PeriodsOfTwoNumbersAreProved) {
  for (std::uint64_t a = 1; a < 12; ++a) {
    for (std::uint64_t b = a + 1; b < 30; ++b) {
      EXPECT_EQ(proved_period({a, b}), (Period{0, testing::period_of_two(a, b), 0}))
          << a << " " << b;
      EXPECT_EQ(proved_period({a, b, a + b}), (Period{0, testing::period_of_two_and_sum(a, b), 0}))
          << a << " " << b;
    }
  }
}

TEST(ClosedForms, ThePeriodOfFourNumbersCanGrowWithTheirCube) {
  for (std::uint64_t s = 1; s <= 4; ++s) {
    EXPECT_EQ(proved_period({s, 4 * s, 12 * s + 1, 16 * s + 1}).period,
              testing::superlinear_period(s));
  }
}

RC_GTEST_PROP(ClosedForms, FergusonsPairingHoldsForEverySet, ()) {
  const auto set = *rc::gen::nonEmpty(
      rc::gen::container<std::vector<std::uint64_t>>(rc::gen::inRange<std::uint64_t>(1, 40)));
  NimSequence sequence(subtraction_game(set).value());
  sequence.extend(500);
  RC_ASSERT(unpaired_heap(set, {sequence.values(), 500}) == std::nullopt);
}

}  // namespace
}  // namespace summand::heaps
