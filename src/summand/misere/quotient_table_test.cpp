#include "summand/misere/quotient_table.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/misere/quotient_test_support.hpp"
#include "summand/testing/table.hpp"

namespace summand {
namespace {

std::vector<KnownQuotient> known_rows() {
  std::string text;
  for (const std::vector<std::string>& row : testing::table("misere_quotients.tsv")) {
    for (std::size_t i = 0; i < row.size(); ++i) text += (i == 0 ? "" : "\t") + row[i];
    text += '\n';
  }
  return parse_known_quotients(text).value();
}

QuotientRow row_to(std::string_view code, std::uint32_t heaps) {
  const heaps::Code rules = heaps::Code::parse(code).value();
  return row_of(rules, find_quotient(rules, {.heaps = heaps}, Budget()));
}

// Games of up to that many elements at least. The others take seconds each.
TEST(QuotientTable, NoKnownRowDiffers) {
  std::size_t agree = 0;
  for (const KnownQuotient& known : known_rows()) {
    if (known.order > 64) continue;
    const std::uint32_t heaps = std::min(known.bound.value_or(200), 200u);
    const QuotientRow row = row_to(known.code, heaps);
    EXPECT_EQ(compare(row, known), Agreement::agree)
        << known.code << ": " << status_of(row) << ", " << growth_text(row.growth);
    ++agree;
  }
  EXPECT_GT(agree, 100u);
}

TEST(QuotientTable, StatusSaysHowFarTheProofGoes) {
  EXPECT_EQ(status_of(row_to("0.75", 40)), "order 8 for all heaps (preperiod 8, period 2)");
  EXPECT_EQ(status_of(row_to("0.07", 20)), "order 24 to 20 heaps");
  const heaps::Code code = heaps::Code::parse("0.6").value();
  const QuotientRow stopped =
      row_of(code, find_quotient(code, {.heaps = 99}, Budget({.questions = 5000})));
  EXPECT_EQ(status_of(stopped), "order " + std::to_string(stopped.order) + " to " +
                                    std::to_string(stopped.heaps) + " heaps, unfinished");
}

TEST(QuotientTable, ComparesAsFarAsBothRowsGo) {
  const auto known = [](std::string_view line) { return parse_known_quotients(line).value()[0]; };
  const QuotientRow kayles = row_to("0.77", 200);
  EXPECT_EQ(compare(kayles, known("0.77\tall\t40\t9\t\t71\t12\tx")), Agreement::agree);
  EXPECT_EQ(compare(kayles, known("0.77\tall\t40\t9\t\t70\t12\tx")), Agreement::differ);
  EXPECT_EQ(compare(kayles, known("0.77\t26\t32\t\t\t\t\tx")), Agreement::agree);
  EXPECT_EQ(compare(kayles, known("0.77\t27\t32\t\t\t\t\tx")), Agreement::differ);
  EXPECT_EQ(compare(kayles, known("0.77\t8\t12\t\t1:2 2:6 5:12")), Agreement::agree);
  EXPECT_EQ(compare(kayles, known("0.77\t8\t12\t\t1:2 2:6 4:12")), Agreement::differ);
  const QuotientRow dawson = row_to("0.07", 20);
  EXPECT_EQ(compare(dawson, known("0.07\tall\t24")), Agreement::not_reached);
  EXPECT_EQ(compare(dawson, known("0.07\t24\t24")), Agreement::not_reached);
}

TEST(QuotientTable, WrongLinesHaveAnOffset) {
  for (const std::string_view text :
       {"# x\n0.9x\tall\t2", "0.1\tmany\t2", "0.1\tall\t", "0.1\tall\tz", "0.1\tall\t2\tp", "0.1",
        "0.1\tall\t2\t1\t\t1\t-2"}) {
    const auto read = parse_known_quotients(text);
    ASSERT_FALSE(read) << text;
    EXPECT_LE(read.error().offset, text.size());
  }
}

}  // namespace
}  // namespace summand
