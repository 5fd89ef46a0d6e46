// Places for the vertices of a Hackenbush position and routes for its edges. The ground is at the
// bottom, edges do not cross if this can be avoided, and loops and parallel edges are kept apart.
#pragma once

#include <optional>
#include <vector>

#include "summand/boards/graph.hpp"
#include "summand/draw/graph_layout.hpp"

namespace summand::games::hackenbush {

struct Route {
  Edge edge;
  // The places of its two ends, with the middle of its bend between them if it has one. On the
  // ground the end is the edge's foot. A loop has its vertex and its far end. A loop on the ground
  // has its two feet and its top between them.
  std::vector<GridPlace> places;
};

struct PictureLayout {
  std::vector<GridPlace> vertices;  // by number; the place of the ground has no meaning
  std::vector<Route> routes;        // in the order of graph.edges()
  int columns = 0, rows = 0;        // the highest place is in row rows - 1
};

inline constexpr std::size_t kMostDrawnEdges = 80;

// Pieces that meet only at the ground stand side by side. Returns nullopt for more than
// kMostDrawnEdges edges, and if lay_out() has no layout for a piece.
std::optional<PictureLayout> layout_of(const ColouredGraph& graph);

}  // namespace summand::games::hackenbush
