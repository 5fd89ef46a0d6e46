#include "summand/ruleset/former_texts.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(FormerTexts, SafeStonesAndTintsAreWrittenAsToday) {
  EXPECT_EQ(as_written_today("nogo(\"X..|#.O\")"), "nogo(\"<..|#.>\")");
  EXPECT_EQ(as_written_today("nogo(\"xo.\") - nogo( \"X.\" )"), "nogo(\"xo.\") - nogo( \"<.\" )");
  EXPECT_EQ(as_written_today("col(\"L..R\")"), "col(\"b..r\")");
  EXPECT_EQ(as_written_today("col(\"0-1 1-2 2R\")"), "col(\"0-1 1-2 2r\")");
  EXPECT_EQ(as_written_today("-impartial(col(\"R\"))"), "-impartial(col(\"r\"))");
}

TEST(FormerTexts, RowsBetweenPiecesAndOtherGamesStay) {
  for (const char* const text :
       {"col(\"L5R\")", "col(\" L5-\")", "col(cycle, 5)", "snort(\"L.R\")", "protocol(\"LR\")",
        "my-nogo(\"X\")", "nogo(3x3)", "amazons(\"L.R\") + nim(3)", "nogo X (", "nogo(\"X", ""}) {
    EXPECT_EQ(as_written_today(text), std::string_view(text) == "nogo(\"X" ? "nogo(\"<" : text);
  }
}

TEST(FormerTexts, ATextOfTodayStays) {
  for (const char* const text : {"nogo(\"<.x|o.>\")", "col(\"b..r\")"}) {
    EXPECT_EQ(as_written_today(text), text);
  }
}

}  // namespace
}  // namespace summand
