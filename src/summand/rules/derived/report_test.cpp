#include "summand/rules/derived/report.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/rules/derived/derived_test_support.hpp"

namespace summand {
namespace {

using testing::PlainGame;
using Texts = std::vector<std::string>;

DerivedReport report_of(const std::string& file) {
  const PlainGame game = PlainGame::of(file);
  return derived_report(game.text, game.rules, DerivedRules(game.text, game.rules));
}

TEST(DerivedReport, SaysWhatFollowsFromTheRules) {
  const DerivedReport report = report_of(
      "game g\nboard strip\ncells . free, T Left, F Right\n"
      "Left T. -> .T\nLeft TF. -> .FT\nRight .F -> F.\nRight .TF -> FT.\nexample \"T.TTFF.F\"");
  EXPECT_FALSE(report.is_impartial);
  EXPECT_EQ(report.measures, (Texts{"the sum of the columns of cells F, from the left",
                                    "the sum of the columns of cells ., from the left"}));
  EXPECT_EQ(report.keeping, Texts{});
  EXPECT_EQ(report.exchanging, (Texts{"left and right exchanged, F for T, T for F"}));
  ASSERT_TRUE(report.split);
  EXPECT_EQ(report.split->position, "T.TTFF.F");
  EXPECT_EQ(report.split->parts, (Texts{"T.", ".F"}));
}

// A result that is written in the wrong order is seen at once.
TEST(DerivedReport, SaysThatPlayMayNotEnd) {
  const DerivedReport report =
      report_of("game g\nboard grid\ncells . free, x Left, o Right\neach xo -> ox orthogonally");
  EXPECT_TRUE(report.is_impartial);
  EXPECT_EQ(report.measures, std::nullopt);
  EXPECT_EQ(report.keeping.size(), 7u);
  EXPECT_EQ(report.split, std::nullopt);
}

TEST(DerivedReport, HasNoSumIfNoneWasFound) {
  const PlainGame twins = PlainGame::shared("twins");
  EXPECT_EQ(derived_report(twins.text, twins.rules, DerivedRules(twins.text, twins.rules)).split,
            std::nullopt);
}

}  // namespace
}  // namespace summand
