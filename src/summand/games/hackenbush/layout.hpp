// Where the vertices of a Hackenbush position stand and how its edges run: the ground below, no
// crossings where that can be had, loops and parallel edges apart from one another.
#pragma once

#include <optional>
#include <vector>

#include "summand/boards/graph.hpp"
#include "summand/draw/graph_layout.hpp"

namespace summand::games::hackenbush {

struct Route {
  Edge edge;
  // The places of its ends, perhaps with the middle of its bend between them; on the ground that is
  // its foot. Of a loop: its vertex and its far end; of a loop on the ground its two feet and its
  // top between them.
  std::vector<GridPlace> places;
};

struct PictureLayout {
  std::vector<GridPlace> vertices;  // by number; that of the ground means nothing
  std::vector<Route> routes;        // in the order of graph.edges()
  int columns = 0, rows = 0;        // the highest place is in row rows - 1
};

inline constexpr std::size_t kMostDrawnEdges = 80;

// The pieces that meet only at the ground stand side by side. Nothing for more than kMostDrawnEdges
// edges, and for a piece that lay_out() has no layout for.
std::optional<PictureLayout> layout_of(const ColouredGraph& graph);

}  // namespace summand::games::hackenbush
