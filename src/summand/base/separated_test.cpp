#include "summand/base/separated.hpp"

#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace summand {
namespace {

TEST(Separated, NothingStandsBeforeTheFirstAndBehindTheLast) {
  EXPECT_EQ(separated(std::vector<std::string>{"a", "", "b"}, ", "), "a, , b");
  EXPECT_EQ(separated(std::vector<std::string>{"a"}, ", "), "a");
  EXPECT_EQ(separated(std::vector<std::string>{}, ", "), "");
}

TEST(Separated, NumbersAreWrittenAsNumbers) {
  EXPECT_EQ(separated(std::array<std::uint8_t, 3>{1, 20, 255}, "+"), "1+20+255");
  EXPECT_EQ(separated(std::array<std::int64_t, 2>{-1, 65}, " "), "-1 65");
}

}  // namespace
}  // namespace summand
