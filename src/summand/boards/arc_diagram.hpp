// Arc diagrams: any graph as a picture, its vertices in a row under arcs.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "summand/draw/picture.hpp"

namespace summand {

struct RowVertex {
  Mark mark;         // its glyph, wherever it will lie
  std::string name;  // under it; ASCII
};

struct RowEdge {
  int from = 0, to = 0;  // places in the row, the lower one first
};

// An edge to the next vertex lies in the row, unless another one does; the others are arcs, short
// ones under long ones. Nothing if that takes more than 40 rows or 100 columns.
std::optional<Picture> arc_diagram(std::span<const RowVertex> vertices,
                                   std::span<const RowEdge> edges);

}  // namespace summand
