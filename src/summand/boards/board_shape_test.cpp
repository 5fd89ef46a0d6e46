#include "summand/boards/board_shape.hpp"

#include <gtest/gtest.h>

#include "summand/boards/board.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/boards/strip.hpp"
#include "summand/boards/tinted_graph.hpp"

namespace summand {
namespace {

TEST(BoardShape, AGridHasItsCellsAlongTheRows) {
  const BoardShape shape = Cells::parse("..#|.#.", '.', '#').value().shape('.', '#');
  EXPECT_EQ(shape.kind, ShapeKind::grid);
  EXPECT_EQ(shape.rows, 2);
  EXPECT_EQ(shape.columns, 3);
  EXPECT_EQ(shape.letters, ".#");
  ASSERT_EQ(shape.touchable(), 6u);
  EXPECT_EQ(shape.cells[0], (ShapeCell{.name = "a1", .content = "."}));
  EXPECT_EQ(shape.cells[2], (ShapeCell{.name = "c1", .content = "#", .there = false}));
  EXPECT_EQ(shape.cells[5], (ShapeCell{.name = "c2", .content = "."}));
}

TEST(BoardShape, LettersThatAGameDoesNotHaveAreLeftOut) {
  const Board::Letters letters{'.', 'x', 'o', '\0'};
  const BoardShape shape = Board::parse("xo.", letters).value().shape(letters);
  EXPECT_EQ(shape.letters, ".xo");
  EXPECT_EQ(shape.cells[1], (ShapeCell{.name = "b1", .content = "o"}));
}

TEST(BoardShape, AStripIsNumberedFromOne) {
  const Strip::Letters letters{'T', 'F', '.'};
  const BoardShape shape = Strip::parse("T.F", letters).value().shape(letters);
  EXPECT_EQ(shape.kind, ShapeKind::strip);
  EXPECT_EQ(shape.rows, 1);
  EXPECT_EQ(shape.columns, 3);
  EXPECT_EQ(shape.letters, ".TF");
  EXPECT_EQ(shape.cells[2], (ShapeCell{.name = "3", .content = "F"}));
}

TEST(BoardShape, HeapsAreFoundByTheirSize) {
  const Heaps heaps({5, 3, 5});
  const BoardShape shape = heaps.shape();
  EXPECT_EQ(shape.kind, ShapeKind::heaps);
  EXPECT_EQ(shape.heaps, (std::vector<ShapeHeap>{{.size = 3}, {.size = 5}, {.size = 5}}));
  EXPECT_EQ(heaps.place_of(3), 0);
  EXPECT_EQ(heaps.place_of(5), 1);
}

TEST(BoardShape, AGraphHasTheVerticesThatAreThere) {
  TintedGraph graph = TintedGraph::cycle(4);
  graph.forbid(TintedGraph::bit(2), Player::left);
  graph.remove(1);
  const BoardShape shape = graph.shape();
  EXPECT_EQ(shape.kind, ShapeKind::graph);
  EXPECT_EQ(shape.touched, ShapePart::vertex);
  EXPECT_EQ(shape.vertices, (std::vector<ShapeVertex>{{.name = "0", .content = "."},
                                                      {.name = "2", .content = "R"},
                                                      {.name = "3", .content = "."}}));
  EXPECT_EQ(shape.edges, (std::vector<ShapeEdge>{{.from = 0, .to = 2}, {.from = 1, .to = 2}}));
  EXPECT_EQ(graph.place_in_shape(3), 2);
}

TEST(BoardShape, AGridOfVerticesKeepsItsHoles) {
  TintedGraph graph = TintedGraph::grid(1, 3);
  graph.remove(1);
  const BoardShape shape = graph.shape();
  EXPECT_EQ(shape.kind, ShapeKind::grid);
  ASSERT_EQ(shape.cells.size(), 3u);
  EXPECT_FALSE(shape.cells[1].there);
  EXPECT_EQ(graph.place_in_shape(2), 2);
}

}  // namespace
}  // namespace summand
