// Arc diagrams: any graph as a picture, its vertices in a row under arcs.
#pragma once

#include <optional>
#include <span>

#include "summand/boards/named_graph.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

// The vertices stand in their order. An edge to the next vertex lies in the row, unless another one
// does; the others are arcs, short ones under long ones. Nothing if that takes more than 40 rows or
// 100 columns.
std::optional<Picture> arc_diagram(std::span<const NamedVertex> vertices,
                                   std::span<const VertexPair> edges);

}  // namespace summand
