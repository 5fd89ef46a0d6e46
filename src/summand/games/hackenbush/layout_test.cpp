#include "summand/games/hackenbush/layout.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>

#include "summand/draw/text.hpp"
#include "summand/games/hackenbush/layout_picture.hpp"
#include "summand/games/hackenbush/named.hpp"
#include "summand/games/hackenbush/text.hpp"

namespace summand::games::hackenbush {
namespace {

using Rows = std::vector<std::string>;

ColouredGraph read_graph(std::string_view text) { return parse(text).value(); }

Rows drawn(std::string_view text) {
  return rows_of(as_picture(layout_of(read_graph(text)).value()));
}

TEST(HackenbushLayout, EdgesRunFromTheirLowerEndsToTheirHigherOnes) {
  const PictureLayout layout = layout_of(read_graph("0-1L 1-2R")).value();
  ASSERT_EQ(layout.routes.size(), 2u);
  EXPECT_EQ(layout.routes[1].edge, Edge(1, 2, 1));
  EXPECT_EQ(layout.routes[1].places, (std::vector{layout.vertices[1], layout.vertices[2]}));
  EXPECT_EQ(layout.routes[0].places[0].y, 0);
  EXPECT_EQ(layout.rows, 5);
  EXPECT_EQ(layout.columns, 1);
}

TEST(HackenbushLayout, ParallelEdgesHaveDifferentRoutes) {
  const PictureLayout layout = layout_of(read_graph("0-1G 1-2L 1-2L 1-2R 0-1G")).value();
  std::set<std::vector<GridPlace>> routes;
  for (const Route& route : layout.routes) routes.insert(route.places);
  EXPECT_EQ(routes.size(), 5u);
}

TEST(HackenbushLayout, PiecesStandSideBySide) {
  const PictureLayout layout = layout_of(read_graph("LR GG L")).value();
  std::set<int> columns;
  for (std::size_t vertex = 1; vertex < layout.vertices.size(); ++vertex) {
    columns.insert(layout.vertices[vertex].x);
  }
  EXPECT_EQ(columns, (std::set{0, 3, 6}));
}

TEST(HackenbushLayout, EveryNamedPictureHasOne) {
  for (const NamedPicture& picture : named_pictures()) {
    EXPECT_TRUE(layout_of(read_graph(picture.edges))) << picture.name;
  }
}

TEST(HackenbushLayout, LargePicturesHaveNone) {
  EXPECT_FALSE(layout_of(read_graph(std::string(kMostDrawnEdges + 1, 'L'))));
}

TEST(HackenbushLayout, InTextVerticesAreNumbersAndEdgesTheirLetters) {
  EXPECT_EQ(drawn("LRG R"), (Rows{"3",        //
                                  "G",        //
                                  "2",        //
                                  "R",        //
                                  "1     4",  //
                                  "L     R",  //
                                  "═══════"}));
  EXPECT_EQ(drawn("0-1G 1-1L"), (Rows{"Ⓛ",  //
                                      "",   //
                                      "1",  //
                                      "G",  //
                                      "═"}));
}

TEST(HackenbushLayout, AnArchOnTheGroundHasTwoFeet) {
  EXPECT_EQ(drawn("0-0R"), (Rows{"  R", " ╱ ╲", "═════"}));
}

TEST(HackenbushLayout, OnPaperStalksReachTheGround) {
  const Figure figure = as_figure(layout_of(read_graph("LR")).value());
  int ground = 0, lowest = 0;
  for (const Line& line : figure.lines) {
    if (line.stroke.paint == Paint::ground && line.stroke.weight == Weight::bold) {
      ground = line.spots[0].y;
    }
    if (line.stroke.paint == Paint::left) lowest = std::max(line.spots[0].y, line.spots[1].y);
  }
  EXPECT_EQ(lowest, ground);
  EXPECT_EQ(figure.dots.size(), 2u);
}

}  // namespace
}  // namespace summand::games::hackenbush
