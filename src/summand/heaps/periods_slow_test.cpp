// The whole compendium of octal games of three digits, and the longest proofs.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "summand/heaps/certificate.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/testing/table.hpp"

namespace summand::heaps {
namespace {

std::map<std::string, Period> solved() {
  std::map<std::string, Period> periods;
  for (const auto& row : testing::table("heaps_periods.tsv")) {
    periods[row[0]] = {std::stoull(row[1]), std::stoull(row[2]), 0};
  }
  return periods;
}

TEST(PeriodsSlow, TheCompendiumHasItsHundredAndSeventyFiveClasses) {
  auto expected = solved();
  ASSERT_EQ(expected.size(), 95u);
  std::set<std::string> open;
  for (const auto& row : testing::table("heaps_open.tsv")) open.insert(row[0]);
  ASSERT_EQ(open.size(), 80u);

  const auto rows = compendium();
  EXPECT_EQ(rows.size(), 175u);
  std::size_t codes = 0, proved = 0;
  for (const CompendiumRow& row : rows) {
    const std::string name = row.members.representative.print();
    codes += row.members.members.size();
    if (row.status == Status::proved_here) {
      EXPECT_EQ(row.period, expected.at(name)) << name;
      ++proved;
    } else if (row.status == Status::published) {
      EXPECT_TRUE(name == "0.104" || name == "0.106" || name == "0.454") << name;
    } else {
      EXPECT_TRUE(open.contains(name)) << name;
    }
  }
  EXPECT_EQ(codes, 1024u);
  EXPECT_EQ(proved, 94u);  // all except .454
}

TEST(PeriodsSlow, TheLongestPeriodsAreProvedUpToTheirBounds) {
  const std::map<std::string, Period> expected = {{"0.104", {197'769'598, 11'770'282, 0}},
                                                  {"0.454", {160'949'019, 60'620'715, 0}}};
  for (const auto& [text, period] : expected) {
    NimSequence sequence(Code::parse(text).value());
    const auto report = prove_period(sequence, 500'000'000);
    ASSERT_TRUE(report.proof) << text;
    EXPECT_EQ(report.proof->period, period);
    EXPECT_EQ(report.proof->verified_to, 2 * period.preperiod + 2 * period.period + 3);
  }
}

TEST(PeriodsSlow, CertificatesOfTheHardGamesHold) {
  for (const char* text : {"0.16", "0.56", "0.127", "0.376"}) {
    const Code code = Code::parse(text).value();
    NimSequence sequence(code);
    const auto report = prove_period(sequence, 10'000'000);
    ASSERT_TRUE(report.proof) << text;
    const Verdict verdict = verify({code, *report.proof});
    EXPECT_TRUE(verdict.holds) << text << ": " << verdict.reason;
  }
}

TEST(PeriodsSlow, FiftyFourHexadecimalGamesOfTwoDigitsAreProvablyPeriodic) {
  std::size_t proved = 0;
  for (unsigned first = 0; first < 16; ++first) {
    for (unsigned second = 1; second < 16; ++second) {
      const auto digit = [](unsigned heaps) {
        return Digit{static_cast<std::uint8_t>(heaps), false};
      };
      NimSequence sequence(Code({Digit{}, digit(first), digit(second)}));
      const auto report = prove_period(sequence, 300);
      if (report.proof) ++proved;
    }
  }
  EXPECT_EQ(proved, 54u);
}

}  // namespace
}  // namespace summand::heaps
