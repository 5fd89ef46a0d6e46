// Expected results of other programs: every row of tests/data/heaps.tsv except the standard forms,
// which are in standard_form_test.cpp.
#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/histogram.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/ring_rules.hpp"
#include "summand/heaps/statistics.hpp"
#include "summand/testing/heap_theorems.hpp"
#include "summand/testing/table.hpp"

namespace summand::heaps {
namespace {

using Row = std::vector<std::string>;

std::string kind_of(const Row& row) {
  const auto starts = [&](std::string_view with) { return row[0].starts_with(with); };
  if (starts("octal standard form")) return "standard form";
  if (row[1].starts_with("nim-sequence")) return "sequence";
  if (row[1].starts_with("row of")) return "row";
  if (starts("take-away") || row[0] == "subtraction") return "taking";
  if (starts("octal .") || starts("octal 4")) return "octal";
  if (starts("hexadecimal") || starts("repeating code")) return "arithmetic";
  if (starts("sparse-space")) return "sparse";
  if (starts("subtraction S(a,b")) return "subtraction formula";
  return row[0].substr(0, row[0].find(' '));
}

std::vector<Row> rows(std::string_view kind) {
  std::vector<Row> out;
  for (const Row& row : testing::table("heaps.tsv")) {
    if (kind_of(row) == kind) out.push_back(row);
  }
  return out;
}

// The rules that the first cell names: by a code at its end, or by a name.
Rules rules_of(const std::string& game) {
  const std::string name = game.substr(0, game.find(" ("));
  const std::size_t space = name.rfind(' ');
  const std::string last = space == std::string::npos ? name : name.substr(space + 1);
  const bool is_code = last.find('.') != std::string::npos;
  return parse_rules(is_code ? last : name).value();
}

std::vector<std::uint32_t> numbers(std::string text) {
  for (char& c : text) c = c < '0' || c > '9' ? ' ' : c;
  std::istringstream in(text);
  std::vector<std::uint32_t> out;
  for (std::uint32_t number = 0; in >> number;) out.push_back(number);
  return out;
}

std::uint32_t nimber(const std::string& text) {
  return text == "0" ? 0 : text == "*" ? 1 : numbers(text).at(0);
}

void expect_values(const NimSequence& sequence, const std::vector<std::uint32_t>& expected,
                   const std::string& name) {
  ASSERT_LE(expected.size(), sequence.size()) << name;
  for (std::size_t n = 0; n < expected.size(); ++n) {
    EXPECT_EQ(sequence[n], expected[n]) << name << " at " << n;
  }
}

TEST(HeapVectors, EveryRowIsOfAKnownKind) {
  std::map<std::string, int> kinds;
  for (const Row& row : testing::table("heaps.tsv")) ++kinds[kind_of(row)];
  const std::map<std::string, int> expected = {
      {"standard form", 15}, {"sequence", 19},   {"row", 33},          {"taking", 83},
      {"octal", 39},         {"arithmetic", 16}, {"sparse", 10},       {"subtraction formula", 15},
      {"circular", 6},       {"treblecross", 6}, {"dawsons-chess", 5}, {"replication", 2},
      {"subtraction", 1}};
  EXPECT_EQ(kinds, expected);
}

TEST(HeapVectors, Sequences) {
  for (const Row& row : rows("sequence")) {
    NimSequence sequence(rules_of(row[0]));
    sequence.extend(101);
    expect_values(sequence, numbers(row[2]), row[0]);
  }
}

TEST(HeapVectors, Rows) {
  NimSequence kayles(parse_rules("kayles").value()), dawson(parse_rules("dawsons-kayles").value());
  kayles.extend(1001);
  dawson.extend(1001);
  for (const Row& row : rows("row")) {
    const NimSequence& sequence = row[0] == "kayles" ? kayles : dawson;
    EXPECT_EQ(sequence[numbers(row[1]).at(0)], nimber(row[2])) << row[0] << " " << row[1];
  }
}

TEST(HeapVectors, TakingGames) {
  for (const Row& row : rows("taking")) {
    NimSequence sequence(parse_rules(row[0] == "subtraction" ? row[1] : row[0].substr(10)).value());
    const auto report = prove_period(sequence, 4096);
    ASSERT_TRUE(report.proof) << row[1];
    const Period& period = report.proof->period;
    unsigned long long preperiod = 0, length = 0;
    ASSERT_EQ(std::sscanf(row[2].c_str(), "preperiod=%llu period=%llu", &preperiod, &length), 2);
    EXPECT_EQ(period, (Period{preperiod, length, 0})) << row[0] << row[1];
    // Then one digit for each value, or numbers with commas.
    std::vector<std::uint32_t> values;
    const std::string list =
        row[2].substr(row[2].rfind(row[2].find('|') == std::string::npos ? ' ' : '|'));
    if (list.find('|') != std::string::npos) {
      values = numbers(list);
    } else {
      for (const char c : list) {
        if (c >= '0' && c <= '9') values.push_back(static_cast<std::uint32_t>(c - '0'));
      }
    }
    EXPECT_EQ(values.size(), preperiod + length) << row[0] << row[1];
    expect_values(sequence, values, row[0] + row[1]);
  }
}

TEST(HeapVectors, OctalGames) {
  for (const Row& row : rows("octal")) {
    const auto expected = numbers(row[2]);
    ASSERT_EQ(expected.size(), 4u);
    NimSequence sequence(rules_of(row[0]));
    const auto report = prove_period(sequence, 1'000'000);
    ASSERT_TRUE(report.proof) << row[0];
    EXPECT_EQ(report.proof->period, (Period{expected[0], expected[1], 0})) << row[0];
    const Period& period = report.proof->period;
    Charge charge{Budget()};
    const FirstHeaps heaps(sequence.values(), period.preperiod + period.period);
    const ValueCount largest = histogram(heaps, 1'000, charge).rows.back();
    EXPECT_EQ(largest.value, expected[2]) << row[0];
    EXPECT_EQ(largest.first, expected[3]) << row[0];
    EXPECT_EQ(largest_value(heaps), (LargestValue{expected[2], expected[3]})) << row[0];
  }
}

TEST(HeapVectors, ArithmeticPeriods) {
  for (const Row& row : rows("arithmetic")) {
    const std::size_t list = row[2].find(" first");
    const auto expected = numbers(row[2].substr(0, list));
    NimSequence sequence(rules_of(row[0]));
    const auto report = prove_period(sequence, 300);  // as far as the makers of the table looked
    const auto found = report.proof ? report.proof->period : report.observed;
    ASSERT_TRUE(found) << row[0];
    EXPECT_EQ(*found, (Period{expected.at(0), expected.at(1), expected.at(2)})) << row[0];
    expect_values(sequence, numbers(row[2].substr(list)), row[0]);
  }
}

TEST(HeapVectors, SparseSpaces) {
  for (const Row& row : rows("sparse")) {
    const std::size_t count = numbers(row[1]).at(0);
    NimSequence sequence(rules_of(row[0]));
    sequence.extend(count);
    unsigned mask = 0, rares = 0, last = 0;
    ASSERT_EQ(
        std::sscanf(row[2].c_str(), "mask=0x%x rares(incl n=0)=%u last=%u", &mask, &rares, &last),
        3);
    const auto first = numbers(row[2].substr(row[2].find('[')));
    const HeapList list = rare_heaps(Split{.mask = mask}, {sequence.values(), count}, first.size());
    EXPECT_EQ(list.number, rares) << row[0];
    EXPECT_EQ(list.last, last) << row[0];
    EXPECT_EQ(list.first, (std::vector<std::uint64_t>(first.begin(), first.end()))) << row[0];
    // No sparse space has fewer.
    const SparseSpace found = sparse_space({sequence.values(), count}, first.size());
    EXPECT_LE(found.rare.number, rares) << row[0];
    EXPECT_TRUE(found.thin || count < 5'000) << row[0];
  }
}

TEST(HeapVectors, PeriodsOfSmallSubtractionSets) {
  for (const Row& row : rows("subtraction formula")) {
    const auto ab = numbers(row[1]);
    const std::uint64_t a = ab.at(0), b = ab.at(1);
    const bool with_sum = row[0].ends_with("S(a,b,a+b)");
    EXPECT_EQ(with_sum ? testing::period_of_two_and_sum(a, b) : testing::period_of_two(a, b),
              numbers(row[2]).at(1))
        << row[0] << row[1];
  }
  const Row family = rows("subtraction").at(0);
  EXPECT_EQ(family[1], "S{4,16,49,65}");
  EXPECT_EQ(testing::superlinear_period(4), numbers(family[2]).at(0));
}

TEST(HeapVectors, CircularKayles) {
  const RingRules rings(Code::parse("0.77").value());
  HeapValues rows_of_rings(rings.rows());
  for (const Row& row : rows("circular")) {
    EXPECT_EQ(rings.value(numbers(row[1]).at(0), rows_of_rings), nimber(row[2])) << row[1];
  }
}

TEST(HeapVectors, BoardsAreHeaps) {
  NimSequence cross(parse_rules("treblecross").value()),
      chess(parse_rules("dawsons-chess").value());
  cross.extend(20);
  chess.extend(20);
  for (const Row& row : rows("treblecross")) {  // "empty 1x4 strip": a heap of 6
    EXPECT_EQ(cross[numbers(row[1]).at(1) + 2], nimber(row[2])) << row[1];
  }
  for (const Row& row : rows("dawsons-chess")) {
    EXPECT_EQ(chess[numbers(row[1]).at(0)], nimber(row[2])) << row[1];
  }
}

TEST(HeapVectors, Replication) {
  for (const Row& row : rows("replication")) {
    const auto replica = testing::replica_of(Code::parse(row[1]).value());
    ASSERT_TRUE(replica) << row[1];
    EXPECT_EQ(replica->of.print(), "0.77");
    EXPECT_EQ("G(n)=Kayles(floor(n/" + std::to_string(replica->times) + "))", row[2]);
  }
}

}  // namespace
}  // namespace summand::heaps
