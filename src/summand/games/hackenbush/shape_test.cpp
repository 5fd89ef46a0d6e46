#include "summand/games/hackenbush/shape.hpp"

#include <gtest/gtest.h>

#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/layout.hpp"
#include "summand/games/hackenbush/read_test_support.hpp"

namespace summand::games::hackenbush {
namespace {

TEST(HackenbushShape, EdgesHaveTheirOwners) {
  const BoardShape found = shape(read("0-1L 1-2R 0-2G"));
  EXPECT_EQ(found.kind, ShapeKind::graph);
  EXPECT_EQ(found.touched, ShapePart::edge);
  EXPECT_TRUE(found.ground);
  ASSERT_EQ(found.vertices.size(), 3u);
  EXPECT_EQ(found.edges, (std::vector<ShapeEdge>{{.from = 0, .to = 1, .owner = Player::left},
                                                 {.from = 0, .to = 2},
                                                 {.from = 1, .to = 2, .owner = Player::right}}));
}

TEST(HackenbushShape, AMoveTouchesItsEdge) {
  const ColouredGraph graph = read("0-1L 0-1L 1-2R");
  EXPECT_EQ(place_in_shape(graph, Edge(0, 1, blue)), 0);
  EXPECT_EQ(place_in_shape(graph, Edge(1, 2, red)), 2);
}

TEST(HackenbushShape, TheLayoutIsThatOfThePicture) {
  const ColouredGraph graph = read("0-1L 1-2R 0-2G");
  const auto found = layout(graph);
  const auto drawn = layout_of(graph);
  ASSERT_TRUE(found && drawn);
  EXPECT_EQ(found->vertices, drawn->vertices);
  ASSERT_EQ(found->routes.size(), 3u);
  EXPECT_EQ(found->routes[2], drawn->routes[2].places);
}

TEST(HackenbushShape, TheGroundAloneIsAVertex) {
  EXPECT_EQ(shape(ColouredGraph()).vertices.size(), 1u);
  EXPECT_EQ(layout(ColouredGraph()).value().vertices.size(), 1u);
}

}  // namespace
}  // namespace summand::games::hackenbush
