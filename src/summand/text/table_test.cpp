#include "summand/text/table.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

using Lines = std::vector<std::string>;

TEST(Table, ACharacterIsOneColumnWideAndAColourNone) {
  EXPECT_EQ(width_of("↑*2"), 3u);
  EXPECT_EQ(width_of("\x1b[34mLeft\x1b[0m"), 4u);
  EXPECT_EQ(width_of(""), 0u);
}

TEST(Table, ColumnsAreAsWideAsTheirContents) {
  EXPECT_EQ(aligned({{"n", "value"}, {"10", "↑"}, {"", "x", ""}}),
            (Lines{"n   value", "10  ↑", "    x"}));
}

TEST(Table, TextsBesideNamesStayWithinTheWidth) {
  EXPECT_EQ(aligned({{"period", "twelve from seventy-one on"}, {"", "by a theorem"}}, 30),
            (Lines{"period  twelve from", "        seventy-one on", "        by a theorem"}));
  EXPECT_EQ(aligned({{"period", "twelve from seventy-one on"}}, 34),
            Lines{"period  twelve from seventy-one on"});
  EXPECT_EQ(aligned({{"period", "twelve from seventy-one on"}}, 1),
            (Lines{"period  twelve from", "        seventy-one on"}));
  EXPECT_EQ(aligned({}, 80), Lines{});
}

TEST(Table, LongTextIsBrokenAtTheGivenCharacters) {
  EXPECT_EQ(wrapped("{1,2|3,4}", 4, ",|"), (Lines{"{1,", "2|3,", "4}"}));
  EXPECT_EQ(wrapped("one two", 7), Lines{"one two"});
  EXPECT_EQ(wrapped("one two", 6), (Lines{"one", "two"}));
  EXPECT_EQ(wrapped("unbreakable", 3), Lines{"unbreakable"});
  EXPECT_EQ(wrapped("", 3), Lines{""});
}

}  // namespace
}  // namespace summand
