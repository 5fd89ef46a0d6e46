// Arc diagrams: any graph as a picture. Its vertices stand in a row under arcs.
#pragma once

#include <optional>
#include <span>

#include "summand/boards/named_graph.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

// The vertices stand in their order. One edge between two neighbours lies in the row. All other
// edges are arcs, and short arcs lie under long ones. Returns nullopt if the picture would need
// more than 40 rows or 100 columns.
std::optional<Picture> arc_diagram(std::span<const NamedVertex> vertices,
                                   std::span<const VertexPair> edges);

}  // namespace summand
