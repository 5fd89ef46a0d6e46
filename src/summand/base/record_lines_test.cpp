#include "summand/base/record_lines.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(RecordLines, AreWithoutNewlinesAndKnowTheirOffset) {
  const auto lines = lines_of("one\r\ntwo\n\nfour");
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0].text, "one");
  EXPECT_EQ(lines[1].text, "two");
  EXPECT_EQ(lines[1].offset, 5u);
  EXPECT_EQ(lines[2].text, "");
  EXPECT_EQ(lines[3].text, "four");
  EXPECT_TRUE(lines_of("").empty());
}

// Otherwise a line that is written again with one of them would lose it when it is read.
TEST(RecordLines, LoseAllCarriageReturnsAtTheEnd) {
  const auto lines = lines_of("one\r\r\r\n\r\r\ntwo\rthree\r");
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0].text, "one");
  EXPECT_EQ(lines[1].text, "");
  EXPECT_EQ(lines[2].text, "two\rthree");
}

TEST(RecordLines, TheLastLineSaysThatTheRecordIsWhole) {
  for (const std::string_view whole :
       {"move 1\nend\n", "move 1\nend", "move 1\nend\r\n", "move 1\nend\n\n"}) {
    ASSERT_TRUE(without_end(whole)) << whole;
    EXPECT_EQ(*without_end(whole), "move 1\n");
  }
  EXPECT_EQ(*without_end("end"), "");
}

TEST(RecordLines, ARecordThatIsCutAnywhereIsRefused) {
  const std::string_view whole = "move 12->10\nend\n";
  for (std::size_t size = 0; size + 1 < whole.size(); ++size) {
    const auto rest = without_end(whole.substr(0, size));
    ASSERT_FALSE(rest) << size;
    EXPECT_EQ(rest.error().offset, size == 12 ? 11 : size);  // not in an empty line
    EXPECT_TRUE(rest.error().message.contains("'end', is missing"));
  }
  for (const std::string_view other : {"the end", "move end", "end of it", "end\nmove", " end"}) {
    EXPECT_FALSE(without_end(other)) << other;
  }
}

}  // namespace
}  // namespace summand
