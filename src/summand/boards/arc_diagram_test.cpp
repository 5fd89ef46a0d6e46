#include "summand/boards/arc_diagram.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"

namespace summand {
namespace {

using Texts = std::vector<std::string>;

Texts in_arcs(int vertices, const std::vector<VertexPair>& edges) {
  std::vector<NamedVertex> row;
  for (int i = 0; i < vertices; ++i) row.push_back({{.glyph = "o"}, std::to_string(i)});
  const auto picture = arc_diagram(row, edges);
  return picture ? rows_of(*picture) : Texts{"nothing"};
}

TEST(ArcDiagram, NeighboursAreJoinedInTheRowAndOthersByArcs) {
  EXPECT_EQ(in_arcs(3, {{0, 1}, {0, 2}}), (Texts{"┌─────────┐", "o────o    o", "0    1    2"}));
}

TEST(ArcDiagram, ShortArcsLieUnderLongOnesAndSideBySide) {
  EXPECT_EQ(in_arcs(5, {{0, 2}, {2, 4}, {0, 4}}),
            (Texts{"┌───────────────────┐", "├─────────┬─────────┤", "o    o    o    o    o",
                   "0    1    2    3    4"}));
}

TEST(ArcDiagram, ArcsMayCross) {
  EXPECT_EQ(in_arcs(4, {{0, 2}, {1, 3}}), (Texts{"     ┌─────────┐", "┌────┼────┐    │",
                                                 "o    o    o    o", "0    1    2    3"}));
}

TEST(ArcDiagram, OneOfSeveralParallelEdgesLiesInTheRow) {
  EXPECT_EQ(in_arcs(2, {{0, 1}, {0, 1}, {0, 1}}), (Texts{"┌────┐", "├────┤", "o────o", "0    1"}));
}

TEST(ArcDiagram, ATooLargeDiagramIsNotDrawn) {
  EXPECT_EQ(in_arcs(0, {}).size(), 2u);
  EXPECT_EQ(in_arcs(20, {}).size(), 2u);
  EXPECT_EQ(in_arcs(21, {}), (Texts{"nothing"}));
  EXPECT_EQ(in_arcs(2, std::vector<VertexPair>(39, VertexPair{0, 1})).size(), 40u);
  EXPECT_EQ(in_arcs(2, std::vector<VertexPair>(40, VertexPair{0, 1})), (Texts{"nothing"}));
  EXPECT_EQ(in_arcs(2, std::vector<VertexPair>(1'000'000, VertexPair{0, 1})), (Texts{"nothing"}));
}

}  // namespace
}  // namespace summand
