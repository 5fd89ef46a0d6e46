#include "summand/heaps/compendium.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "summand/heaps/sequence_test_support.hpp"
#include "summand/testing/table.hpp"

namespace summand::heaps {
namespace {

CompendiumRow row_of(std::string_view text, CompendiumOptions options) {
  return compendium_row({code_of(text), {{code_of(text), 1, Kinship::cousin}}}, options);
}

TEST(Compendium, ARowSaysWhetherItIsProvedHere) {
  const CompendiumRow kayles = row_of("0.77", {});
  EXPECT_EQ(kayles.status, Status::proved_here);
  EXPECT_EQ(kayles.period, (Period{71, 12, 0}));
  EXPECT_TRUE(kayles.proof);

  const CompendiumRow published = row_of("0.106", {.look_to = 1000});
  EXPECT_EQ(published.status, Status::published);
  EXPECT_EQ(name_of(published.status), "published, not re-proved");
  EXPECT_EQ(published.period.value().period, 328'226'140'474u);
  EXPECT_FALSE(published.proof);
  EXPECT_FALSE(published.source.empty());

  const CompendiumRow open = row_of("0.007", {.look_to = 1000});
  EXPECT_EQ(open.status, Status::open);
  EXPECT_EQ(open.looked_to, 1000u);
  EXPECT_FALSE(open.period);
}

TEST(Compendium, ARowIsComputedFurtherIfAPublishedPeriodCanBeProved) {
  const CompendiumRow row = row_of("0.56", {.look_to = 1000, .look_to_published = 1'000'000});
  EXPECT_EQ(row.status, Status::proved_here);
  EXPECT_EQ(row.period, (Period{326'640, 144, 0}));
  EXPECT_EQ(row.looked_to, 2 * 326'640u + 2 * 144 + 2);
}

TEST(Compendium, AProvedPeriodProvesItsMembersEqual) {
  // Their period begins at 998, far beyond the 200 heaps that are compared.
  const std::vector<Code> codes = {code_of("4.344"), code_of("4.346"), code_of("4.354"),
                                   code_of("4.356")};
  const auto all = classes(codes, {.compare_to = 200, .threads = 1});
  ASSERT_EQ(all.size(), 1u);
  EXPECT_FALSE(all.front().proved());
  const CompendiumRow proved = compendium_row(all.front(), {});
  EXPECT_EQ(proved.status, Status::proved_here);
  EXPECT_TRUE(proved.members.proved());
  EXPECT_EQ(proved.members.members.back().kinship, Kinship::period);
  // A member that only seemed to be equal remains observed.
  CodeClass wrong{code_of("0.77"),
                  {{code_of("0.77"), 1, Kinship::cousin}, {code_of("0.75"), 1, Kinship::observed}}};
  const CompendiumRow row = compendium_row(wrong, {});
  EXPECT_EQ(row.status, Status::proved_here);
  EXPECT_FALSE(row.members.proved());
}

TEST(Compendium, TwoDigitsAgreeWithTheTable) {
  std::map<std::string, Period> expected;
  for (const auto& row : testing::table("heaps_periods.tsv")) {
    expected[row[0]] = {std::stoull(row[1]), std::stoull(row[2]), 0};
  }
  std::size_t told = 0;
  const auto count = [&](std::size_t, std::size_t) { ++told; };
  const auto rows = compendium({.digits = 2,
                                .look_to = 2048,
                                .look_to_published = 0,
                                .compare = {.compare_to = 1000, .threads = 1},
                                .progress = count});
  EXPECT_EQ(told, rows.size() + 1);  // at the start, and after each class
  std::size_t proved = 0;
  for (const CompendiumRow& row : rows) {
    if (row.status != Status::proved_here) continue;
    const std::string name = row.members.representative.print();
    ++proved;
    if (expected.contains(name)) {
      EXPECT_EQ(row.period, expected[name]) << name;
    }
  }
  std::size_t in_table = 0;
  for (const auto& [name, period] : expected) {
    if (name.find('.') + 3 < name.size() || period.preperiod > 500) continue;
    ++in_table;
    EXPECT_TRUE(std::ranges::any_of(rows, [&](const CompendiumRow& row) {
      return row.members.representative.print() == name && row.status == Status::proved_here;
    })) << name;
  }
  EXPECT_EQ(in_table, 27u);
  EXPECT_GE(proved, in_table);
}

}  // namespace
}  // namespace summand::heaps
