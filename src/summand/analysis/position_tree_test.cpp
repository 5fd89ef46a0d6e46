#include "summand/analysis/position_tree.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/base/attempt.hpp"
#include "summand/draw/canvas.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand {
namespace {

AnyPosition position_of(std::string_view game, std::string_view text) {
  return find_ruleset(game)->parse(text).value();
}

std::string tree(std::string_view game, std::string_view text, std::uint32_t depth) {
  return as_text(position_tree(position_of(game, text), Medium::text, depth));
}

TEST(PositionTree, MovesOfLeftLeadToTheLeft) {
  EXPECT_EQ(tree("toads-and-frogs", "TT.F", 2),
            "      __TT.F_\n"
            "     ╱       ╲\n"
            "   T.TF      TTF.\n"
            "  ╱   ╲      ╱\n"
            ".TTF  TFT. T.FT\n"
            "       ⋮    ⋮\n");
}

TEST(PositionTree, SaysWhereMovesAreLeftOut) {
  const std::string text = tree("toads-and-frogs", "TT.F", 1);
  EXPECT_NE(text.find("⋮"), text.npos) << text;
  EXPECT_EQ(tree("toads-and-frogs", "T.", 1).find("⋮"), text.npos);
}

TEST(PositionTree, MovesWithEqualResultsAreOneLine) {
  const Figure figure = position_tree(position_of("nim", "1,1,2"), Medium::svg, 1);
  EXPECT_EQ(figure.lines.size(), 3u);  // to 1,2 and 1,1,1 and 1,1, by either player
}

TEST(PositionTree, BoardsOnPaperDoNotOverlap) {
  const AnyPosition start = position_of("domineering", "...|...");
  const Figure figure = position_tree(start, Medium::svg, 1);
  EXPECT_EQ(std::ranges::count(figure.lines, Weight::bold,
                               [](const Line& line) { return line.stroke.weight; }),
            3 + 4);
  for (const Line& line : figure.lines) {
    for (const Spot& spot : line.spots) {
      EXPECT_TRUE(spot.x >= 0 && spot.x <= figure.width);
      EXPECT_TRUE(spot.y >= 0 && spot.y <= figure.height);
    }
  }
}

TEST(PositionTree, RefusesTreesThatAreTooLarge) {
  const auto drawn = within_limits([]() -> Result<Figure> {
    return position_tree(position_of("domineering", "....|....|....|...."), Medium::svg, 9);
  });
  ASSERT_FALSE(drawn.has_value());
  EXPECT_EQ(drawn.error().limit, Limit::size);
  EXPECT_EQ(drawn.error().error.message, "the tree has more than 500 positions: make it less deep");
  const auto heap = within_limits([]() -> Result<Figure> {
    return position_tree(position_of("nim", "1000000000000000000"), Medium::svg, 1);
  });
  ASSERT_FALSE(heap.has_value());
}

}  // namespace
}  // namespace summand
