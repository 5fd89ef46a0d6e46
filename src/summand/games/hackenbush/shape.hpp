// The shape of a Hackenbush position: its vertices, and the edges with their owners.
#pragma once

#include <optional>

#include "summand/boards/board_shape.hpp"
#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

// Edges stand as in graph.edges(). The ground alone is one vertex.
BoardShape shape(const ColouredGraph& graph);

// That of layout_of().
std::optional<ShapeLayout> layout(const ColouredGraph& graph);

// The place of an edge, which there must be: that of the first one of several equal ones.
int place_in_shape(const ColouredGraph& graph, Edge edge);

}  // namespace summand::games::hackenbush
