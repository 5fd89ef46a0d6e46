#include "summand/boards/plane_drawing.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/draw/text.hpp"

namespace summand {
namespace {

using Texts = std::vector<std::string>;

// A drawing of `count` free vertices, named by their numbers.
std::optional<PlaneDrawing> drawn(int count, const std::vector<VertexPair>& edges) {
  std::vector<NamedVertex> vertices;
  for (int i = 0; i < count; ++i) {
    vertices.push_back({{.glyph = "○", .paint = Paint::empty}, std::to_string(i)});
  }
  return PlaneDrawing::of(vertices, edges);
}

Texts rows(int count, const std::vector<VertexPair>& edges) {
  return rows_of(drawn(count, edges).value().picture().value());
}

std::vector<VertexPair> all_pairs(int count) {
  std::vector<VertexPair> out;
  for (int i = 0; i < count; ++i) {
    for (int k = i + 1; k < count; ++k) out.push_back({i, k});
  }
  return out;
}

TEST(PlaneDrawing, NamesFollowTheirVertices) {
  EXPECT_EQ(rows(3, {{0, 1}, {1, 2}, {0, 2}}), (Texts{"○1────○2", " ╲  ╱", "  ○0"}));
  EXPECT_EQ(rows(5, {{0, 1}, {0, 2}, {0, 3}, {0, 4}}),
            (Texts{"    ○2", "○1  │   ○3", "  ╲ │ ╱", "    ○0────○4"}));
}

TEST(PlaneDrawing, PartsStandSideBySide) {
  EXPECT_EQ(rows(4, {{0, 2}, {1, 3}}), (Texts{"○2    ○3", "│     │", "○0    ○1"}));
  EXPECT_EQ(rows(2, {}), (Texts{"○0    ○1"}));
}

TEST(PlaneDrawing, ExistsForPlanarGraphsOnly) {
  EXPECT_TRUE(drawn(4, all_pairs(4)));
  EXPECT_FALSE(drawn(5, all_pairs(5)));
  EXPECT_FALSE(drawn(0, {}));
  EXPECT_TRUE(drawn(64, {}));
  EXPECT_FALSE(drawn(64, {}).value().picture());  // too wide for text
}

TEST(PlaneDrawing, OnPaperVerticesAreDotsAndEdgesStraight) {
  const Figure figure = drawn(3, {{0, 1}, {1, 2}}).value().figure();
  EXPECT_EQ(figure.dots.size(), 3u);
  EXPECT_TRUE(figure.dots[0].open);
  ASSERT_EQ(figure.lines.size(), 2u);
  EXPECT_EQ(figure.lines[0].spots, (std::vector{figure.dots[0].at, figure.dots[1].at}));
  ASSERT_EQ(figure.labels.size(), 3u);
  EXPECT_EQ(figure.labels[2].text, "2");
}

TEST(PlaneDrawing, OnPaperNamesAreWhereNoEdgeIs) {
  const Figure figure = drawn(4, {{0, 1}, {0, 2}, {0, 3}}).value().figure();
  for (std::size_t i = 0; i < figure.labels.size(); ++i) {
    const Spot dot = figure.dots[i].at, name = figure.labels[i].at;
    for (const Line& line : figure.lines) {
      const bool begins = line.spots[0] == dot;
      if (!begins && line.spots[1] != dot) continue;
      const Spot end = line.spots[begins ? 1 : 0];
      const bool same = (end.x - dot.x) * (name.y - dot.y) == (end.y - dot.y) * (name.x - dot.x) &&
                        (end.x - dot.x) * (name.x - dot.x) > 0;
      EXPECT_FALSE(same) << "the name of " << i << " lies on an edge";
    }
  }
}

}  // namespace
}  // namespace summand
