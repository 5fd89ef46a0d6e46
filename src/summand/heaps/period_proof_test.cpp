#include "summand/heaps/period_proof.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>
#include <random>

#include "summand/heaps/digest.hpp"
#include "summand/heaps/sequence_test_support.hpp"
#include "summand/testing/table.hpp"

namespace summand::heaps {
namespace {

PeriodReport report(std::string_view text, std::size_t limit) {
  NimSequence sequence(code_of(text));
  return prove_period(sequence, limit);
}

std::optional<Period> proved(std::string_view text, std::size_t limit = 4096) {
  const auto found = report(text, limit);
  return found.proof ? std::optional(found.proof->period) : std::nullopt;
}

TEST(PeriodProof, KaylesNeedsOnlyItsBound) {
  NimSequence kayles(code_of("0.77"));
  const auto found = prove_period(kayles, 1'000'000);
  ASSERT_TRUE(found.proof);
  EXPECT_EQ(found.proof->period, (Period{71, 12, 0}));
  EXPECT_EQ(found.proof->bound, 2 * 71 + 12 + 2);
  EXPECT_EQ(found.proof->verified_to, 2 * 71 + 2 * 12 + 2);
  EXPECT_EQ(found.proof->digest, digest(kayles.values(), found.proof->verified_to));
  EXPECT_LE(kayles.size(), 256u);
}

TEST(PeriodProof, ASequenceTooShortForTheBoundIsOnlyObserved) {
  const auto found = report("0.77", 165);
  EXPECT_FALSE(found.proof);
  EXPECT_EQ(found.observed, (Period{71, 12, 0}));
  EXPECT_EQ(found.looked_to, 165u);
  EXPECT_TRUE(report("0.77", 168).proof);
}

TEST(PeriodProof, TheLightGamesOfTheTableAreProved) {
  std::size_t light = 0;
  for (const auto& row : testing::table("heaps_periods.tsv")) {
    const Period expected{std::stoull(row[1]), std::stoull(row[2]), 0};
    if (expected.preperiod > 400) continue;
    EXPECT_EQ(proved(row[0]), expected) << row[0];
    ++light;
  }
  EXPECT_EQ(light, 83u);
}

// k n0 + (k - 1) p + t if moves leave at most k heaps. Unequal heaps need one more period.
TEST(PeriodProof, TheBoundGrowsWithTheNumberOfHeaps) {
  const Period period{10, 3, 0};
  EXPECT_EQ(equality_bound(code_of("0.3"), period), 10u + 1);
  EXPECT_EQ(equality_bound(code_of("0.07"), period), 2 * 10u + 3 + 2);
  EXPECT_EQ(equality_bound(code_of("0.008"), period), 3 * 10u + 2 * 3 + 3);
  EXPECT_EQ(equality_bound(code_of("0.0G"), period), 4 * 10u + 3 * 3 + 2);
  EXPECT_EQ(equality_bound(code_of("0.4u"), period), 2 * 10u + 2 * 3 + 1);
  EXPECT_EQ(equality_bound(code_of("0.3"), Period{0, 2, 0}), 1u + 1);
}

// A proved period must continue. Heaps up to four times the bound are checked if the definition is
// fast enough.
constexpr std::array<std::uint64_t, 5> kFarEnough = {1000, 1000, 500, 150, 60};

void expect_proofs_to_last(const std::vector<Code>& codes, std::size_t limit, std::size_t least) {
  std::size_t proofs = 0;
  for (const Code& each : codes) {
    NimSequence sequence(each);
    const auto found = prove_period(sequence, limit);
    if (!found.proof) continue;
    ++proofs;
    const Period& period = found.proof->period;
    const std::uint64_t end =
        std::min<std::uint64_t>(4 * found.proof->verified_to, kFarEnough[each.most_heaps()]);
    const auto all = naive_nim_sequence(each, end);
    for (std::uint64_t n = period.preperiod; n + period.period < end; ++n) {
      ASSERT_EQ(all[n + period.period], all[n] + period.saltus) << each.print() << " at " << n;
    }
  }
  EXPECT_GE(proofs, least);
}

TEST(PeriodProof, ProofsForCodesWithUnequalHeapsHold) {
  std::vector<Code> codes;
  for (const char first : std::string_view("04")) {
    for (const char* second : {"0", "1", "2", "3", "4", "5", "6", "7", "4u", "5u", "6u", "7u"}) {
      for (const char* third : {"1", "2", "3", "4u", "5u", "6u", "7u"}) {
        codes.push_back(code_of(std::string(1, first) + "." + second + third));
      }
    }
  }
  expect_proofs_to_last(codes, 256, 20);
}

TEST(PeriodProof, ProofsForHexadecimalCodesHold) {
  std::vector<Code> codes;
  for (const char first : std::string_view("89AB")) {
    for (const char second : std::string_view("0123456789ABCDEF")) {
      codes.push_back(code_of(std::string("0.") + first + second));
    }
  }
  expect_proofs_to_last(codes, 300, 10);
}

TEST(PeriodProof, ProofsForTakingGamesHold) {
  std::mt19937 random(1);
  const auto some_digits = [&](std::size_t most) {
    std::vector<Digit> out(1 + random() % most);
    for (Digit& digit : out) digit = {static_cast<std::uint8_t>(random() % 4), false};
    return out;
  };
  std::vector<Code> codes;
  for (int i = 0; i < 150; ++i) {
    auto first = some_digits(6);
    first.front() = {};  // d0
    codes.emplace_back(first, some_digits(5));
  }
  expect_proofs_to_last(codes, 512, 100);
}

TEST(PeriodProof, RepeatingTakingGamesAreProvedWithTheirSaltus) {
  EXPECT_EQ(proved("0.[3]"), (Period{0, 1, 1}));
  EXPECT_EQ(proved("0.[2]"), (Period{1, 1, 1}));
  EXPECT_EQ(proved("0.3[31]"), (Period{0, 6, 3}));
  EXPECT_EQ(proved("0.[03]"), (Period{0, 2, 1}));
  EXPECT_EQ(proved("0.[003]"), (Period{0, 3, 1}));
  EXPECT_EQ(proved("0.[30]"), (Period{0, 2, 0}));  // an odd number is taken
}

TEST(PeriodProof, OtherRepeatingCodesAreOnlyObserved) {
  const std::map<std::string, Period> expected = {
      {"4.[7]", {2, 1, 2}}, {"0.0[4]", {1, 3, 1}}, {"0.[53]", {3, 2, 2}}, {"4.[3]", {0, 4, 4}}};
  for (const auto& [text, period] : expected) {
    const auto found = report(text, 256);
    EXPECT_FALSE(found.proof) << text;
    ASSERT_TRUE(found.observed) << text;
    EXPECT_EQ(found.observed->period, period.period) << text;
    EXPECT_EQ(found.observed->saltus, period.saltus) << text;
  }
}

// Two hundred heaps of 0.68 repeat, and the later ones do not.
TEST(PeriodProof, AnObservedPeriodMayEnd) {
  EXPECT_EQ(report("0.68", 300).observed, (Period{94, 59, 32}));
  EXPECT_EQ(report("0.68", 600).observed, std::nullopt);
  const auto values = naive_nim_sequence(code_of("0.68"), 340);
  EXPECT_EQ(values[278 + 59], values[278] + 32);
  EXPECT_NE(values[279 + 59], values[279] + 32);
}

TEST(PeriodProof, AnOpenGameShowsNoPeriod) {
  for (const char* text : {"0.007", "0.6", "4u.0", "0.04"}) {
    const auto found = report(text, 512);
    EXPECT_FALSE(found.proof) << text;
    EXPECT_FALSE(found.observed) << text;
    EXPECT_EQ(found.looked_to, 512u);
  }
}

TEST(PeriodProof, AFalsePeriodIsNotProved) {
  NimSequence kayles(code_of("0.77"));
  kayles.extend(400);
  const auto prove_with = [&](Period guess) {
    return prove(kayles.rules(), kayles.values(), 400, guess);
  };
  EXPECT_FALSE(prove_with({70, 12, 0}));
  EXPECT_FALSE(prove_with({71, 6, 0}));
  EXPECT_FALSE(prove_with({71, 0, 0}));
  EXPECT_FALSE(prove_with({71, 12, 1}));
  // Multiples of the true period are reduced to it.
  EXPECT_EQ(prove_with({75, 36, 0}).value().period, (Period{71, 12, 0}));
}

TEST(PeriodProof, TheValueOfAnyHeapIsKnownAfterThat) {
  NimSequence kayles(code_of("0.77"));
  const auto found = prove_period(kayles, 1000);
  const Period period = found.proof.value().period;
  const auto all = naive_nim_sequence(code_of("0.77"), 2000);
  for (std::uint64_t n = 0; n < 2000; ++n) {
    EXPECT_EQ(value_at(period, kayles.values(), std::to_string(n)), std::to_string(all[n]));
  }
  // 10^30 is 4 modulo 12, like 1000.
  EXPECT_EQ(value_at(period, kayles.values(), "1" + std::string(30, '0')),
            std::to_string(all[1000]));
  EXPECT_EQ(value_at(period, kayles.values(), "0001"), "1");
  EXPECT_EQ(value_at(period, kayles.values(), "").error().offset, 0u);
  EXPECT_EQ(value_at(period, kayles.values(), "12x").error().offset, 2u);
  EXPECT_FALSE(value_at(period, kayles.values(), std::string(10'001, '1')));
}

TEST(PeriodProof, ValuesWithASaltusMayBeLong) {
  NimSequence nim(code_of("0.[3]"));
  const Period period = prove_period(nim, 1000).proof.value().period;
  const std::string large = "123456789012345678901234567890123456789";
  EXPECT_EQ(value_at(period, nim.values(), large), large);
}

}  // namespace
}  // namespace summand::heaps
