#include "summand/ask/settings.hpp"

#include <gtest/gtest.h>
#include <string>

namespace summand::ask {
namespace {

using std::chrono::nanoseconds;

TEST(Settings, ASizeIsExact) {
  EXPECT_EQ(parse_memory("200M"), 200'000'000u);
  EXPECT_EQ(parse_memory("1.5G"), 1'500'000'000u);
  EXPECT_EQ(parse_memory("0.1TB"), 100'000'000'000u);
  EXPECT_EQ(parse_memory("32MiB"), 33'554'432u);
  EXPECT_EQ(parse_memory("16000001"), 16'000'001u);
  EXPECT_EQ(parse_memory("16000.0001k"), 16'000'001u);  // rounded up
  EXPECT_EQ(parse_memory("1000000T"), 1'000'000'000'000'000'000u);
}

TEST(Settings, ADurationIsExact) {
  EXPECT_EQ(parse_duration("2"), nanoseconds(2'000'000'000));
  EXPECT_EQ(parse_duration("1.5s"), nanoseconds(1'500'000'000));
  EXPECT_EQ(parse_duration("0.3ms"), nanoseconds(300'000));
  EXPECT_EQ(parse_duration("500ms"), nanoseconds(500'000'000));
  EXPECT_EQ(parse_duration("5min"), nanoseconds(300'000'000'000));
  EXPECT_EQ(parse_duration("10m"), nanoseconds(600'000'000'000));
  EXPECT_EQ(parse_duration("0.25h"), nanoseconds(900'000'000'000));
  EXPECT_EQ(parse_duration(".5"), nanoseconds(500'000'000));
  EXPECT_EQ(parse_duration("3.s"), nanoseconds(3'000'000'000));
  EXPECT_EQ(parse_duration("1000000000"), nanoseconds(1'000'000'000'000'000'000));
}

// 0 means that there is no limit, so no duration may become 0.
TEST(Settings, AShortDurationIsNotZero) {
  EXPECT_EQ(parse_duration("0.0000000001s"), nanoseconds(1));
  EXPECT_EQ(parse_duration("0." + std::string(30, '0') + "1s"), nanoseconds(1));
}

TEST(Settings, OtherTextsAreRefused) {
  for (const char* text : {"", ".", "s", "0", "0.0", "0.s", "1..2", "1.2.3", "1e3", "-1s", "+1s",
                           "1 s", "1d", "0x10", "soon", "1,5s"}) {
    const auto time = parse_duration(text);
    ASSERT_FALSE(time) << text;
    EXPECT_EQ(time.error().message,
              "'" + std::string(text) + "' is not a duration: write it like 500ms, 2s or 5min");
    EXPECT_FALSE(parse_memory(text)) << text;
  }
}

TEST(Settings, ValuesThatAreTooLargeOrTooSmallAreRefused) {
  EXPECT_EQ(parse_duration("1000000000.1").error().message, "'1000000000.1' is too large");
  EXPECT_EQ(parse_duration("9999999999999999999999h").error().message,
            "'9999999999999999999999h' is too large");
  EXPECT_FALSE(parse_memory("1000000000000000001"));
  EXPECT_FALSE(parse_memory("9999999999999999999999"));
  EXPECT_EQ(parse_memory("1000001T").error().message, "'1000001T' is too large");
  EXPECT_EQ(parse_memory("15999999").error().message,
            "'15999999' is too small: the program itself takes 8 MB, so give at least 16M");
}

// What stands around the sentence of the limit stays, whatever its words are.
TEST(Settings, ATimeThatIsOverIsNamedInTheMessage) {
  auto stopped = within_limits(
      []() -> Result<void> { reach_limit(Limit::interrupted, "the search was stopped"); });
  ASSERT_FALSE(stopped);
  stopped.error().surround("", " after 3 sums");
  stopped.error().surround("nothing was found: ", "; they are saved in interrupted");
  stopped = within_limits([&]() -> Result<void> { reach_limit_again(stopped.error()); });
  EXPECT_EQ(
      stopped.error().error.message,
      "nothing was found: the search was stopped after 3 sums; they are saved in interrupted");
  const Failure over = time_is_over(stopped.error(), nanoseconds(1'500'000'000));
  EXPECT_EQ(over.error.message,
            "nothing was found: the time limit of 1.5 s is reached after 3 sums; they are saved in "
            "interrupted");
  EXPECT_EQ(over.limit, Limit::time);
}

}  // namespace
}  // namespace summand::ask
