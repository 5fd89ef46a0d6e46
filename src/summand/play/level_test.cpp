#include "summand/play/level.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Level, IsANameOrSlipsInAHundredMoves) {
  EXPECT_EQ(parse_level("fair").value(), Level{15});
  EXPECT_EQ(parse_level("0").value(), Level{0});
  EXPECT_EQ(parse_level("100").value(), Level{100});
  for (const std::string_view wrong : {"", "Fair", "101", "-1", "5 slips"}) {
    EXPECT_EQ(parse_level(wrong).error().message,
              "a level is one of perfect, strong, fair, easy, child, or the slips in 100 moves, 0 "
              "to 100")
        << wrong;
  }
}

TEST(Level, IsReadBack) {
  for (std::uint32_t slips = 0; slips <= 100; ++slips) {
    EXPECT_EQ(parse_level(print(Level{slips})).value(), Level{slips});
  }
  EXPECT_EQ(described(Level{0}), "perfect (0 slips in 100 moves)");
  EXPECT_EQ(described(Level{1}), "1 slip in 100 moves");
}

}  // namespace
}  // namespace summand
