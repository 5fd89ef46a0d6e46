#include "summand/rules/derived/report.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace summand {
namespace {

using Texts = std::vector<std::string>;

TEST(DerivedReport, SaysWhatFollowsFromTheRules) {
  const auto report = derived_report(
      "game g\nboard strip\ncells . free, T Left, F Right\n"
      "Left T. -> .T\nLeft TF. -> .FT\nRight .F -> F.\nRight .TF -> FT.\nexample \"T.TTFF.F\"");
  ASSERT_TRUE(report);
  EXPECT_FALSE(report->is_impartial);
  EXPECT_EQ(report->measures, (Texts{"the sum of the columns of cells F, from the left",
                                     "the sum of the columns of cells ., from the left"}));
  EXPECT_EQ(report->keeping, Texts{});
  EXPECT_EQ(report->exchanging, (Texts{"left and right exchanged, F for T, T for F"}));
  ASSERT_TRUE(report->split);
  EXPECT_EQ(report->split->position, "T.TTFF.F");
  EXPECT_EQ(report->split->parts, (Texts{"T.", ".F"}));
}

// A result that is written in the wrong order is seen at once.
TEST(DerivedReport, SaysThatPlayMayNotEnd) {
  const auto report = derived_report(
      "game g\nboard grid\ncells . free, x Left, o Right\neach xo -> ox orthogonally");
  ASSERT_TRUE(report);
  EXPECT_TRUE(report->is_impartial);
  EXPECT_EQ(report->measures, std::nullopt);
  EXPECT_EQ(report->keeping.size(), 7u);
  EXPECT_EQ(report->split, std::nullopt);
}

TEST(DerivedReport, HasThePlaceOfAnError) {
  const std::string file = "game g\nboard strip\ncells . free, x Left\nexample \".,\"\nboth . -> x";
  const auto report = derived_report(file);
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().offset, file.find(".,") + 1);
  EXPECT_FALSE(derived_report("game g\nboard strip\ncells . free\nboth , -> ."));
}

}  // namespace
}  // namespace summand
