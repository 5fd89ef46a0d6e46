#include "summand/heaps/standard_form.hpp"

#include <gtest/gtest.h>

#include "summand/heaps/naive.hpp"
#include "summand/testing/table.hpp"

namespace summand::heaps {
namespace {

Code code(std::string_view text) { return Code::parse(text).value(); }

std::string chain(std::string_view text) {
  std::string out;
  for (const Code& each : cousins(code(text))) {
    if (out.empty()) {
      out = "of";
      continue;
    }
    out += (out == "of" ? " " : " -> ") + each.print();
  }
  return out;
}

TEST(StandardForm, AgreesWithTheBook) {
  std::size_t count = 0;
  for (const auto& row : testing::table("heaps.tsv")) {
    if (row[0] != "octal standard form") continue;
    // The table leaves out the 0 before the point.
    std::string expected = "of";
    for (std::size_t at = 0; at < row[2].size(); ++at) {
      const bool begins = at == 0 || row[2][at - 1] == ' ';
      if (begins && at == 0) expected += ' ';
      if (begins && row[2][at] == '.') expected += '0';
      expected += row[2][at];
    }
    EXPECT_EQ(chain(row[1]), expected) << row[1];
    ++count;
  }
  EXPECT_EQ(count, 15u);
  EXPECT_EQ(chain("0.4"), "of 0.07 -> 0.137");
  EXPECT_EQ(chain("4.0"), "of 0.7");
  EXPECT_EQ(chain("0.45"), "of 0.177");
}

TEST(StandardForm, EachCousinHasTheSequenceShiftedByOne) {
  for (unsigned digits = 0; digits < 1024; ++digits) {
    const auto octal = [digits](unsigned at) {
      return Digit{static_cast<std::uint8_t>(digits >> at & 7), false};
    };
    const Code each(
        {Digit{static_cast<std::uint8_t>(digits >> 9 << 2), false}, octal(6), octal(3), octal(0)});
    const auto cousin = first_cousin(each);
    EXPECT_EQ(cousin.has_value(), !each.digit(1).leaves(0) && each != code("0.0")) << each.print();
    if (!cousin) continue;
    const auto values = naive_nim_sequence(each, 41);
    const auto shifted = naive_nim_sequence(*cousin, 40);
    EXPECT_TRUE(std::equal(shifted.begin(), shifted.end(), values.begin() + 1)) << each.print();
  }
}

TEST(StandardForm, OtherCodesHaveNoCousins) {
  for (const char* text : {"0.77", "0.[3]", "4u.0", "0.8", "0.0"}) {
    EXPECT_EQ(first_cousin(code(text)), std::nullopt) << text;
    EXPECT_EQ(cousins(code(text)), std::vector{code(text)});
  }
}

TEST(StandardForm, LongCodesHaveALimitedList) {
  EXPECT_EQ(cousins(code("0." + std::string(5'000, '0') + "1")).size(), kMostCousins + 1);
  EXPECT_EQ(cousins(code("0." + std::string(20'000, '0') + "1")).size(), 1u);
}

}  // namespace
}  // namespace summand::heaps
