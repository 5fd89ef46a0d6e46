#include "summand/play/level.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(PlayLevel, IsANameOrSlipsInAHundredMoves) {
  EXPECT_EQ(parse_level("fair").value(), PlayLevel{15});
  EXPECT_EQ(parse_level("0").value(), PlayLevel{0});
  EXPECT_EQ(parse_level("100").value(), PlayLevel{100});
  for (const std::string_view wrong : {"", "Fair", "101", "-1", "5 slips"}) {
    EXPECT_EQ(parse_level(wrong).error().message,
              "expected a level (perfect, strong, fair, easy, child, or the random moves in 100, 0 "
              "to 100), not "
              "'" +
                  std::string(wrong) + "'");
  }
}

TEST(PlayLevel, IsReadBack) {
  for (std::uint32_t slips = 0; slips <= 100; ++slips) {
    EXPECT_EQ(parse_level(print(PlayLevel{slips})).value(), PlayLevel{slips});
  }
  EXPECT_EQ(described(PlayLevel{0}), "perfect (0 slips in 100 moves)");
  EXPECT_EQ(described(PlayLevel{1}), "1 slip in 100 moves");
}

}  // namespace
}  // namespace summand
