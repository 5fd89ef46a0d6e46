// The vertices and edges that drawings of graphs are made from.
#pragma once

#include <string>

#include "summand/draw/picture.hpp"

namespace summand {

struct NamedVertex {
  Mark mark;         // its glyph; the drawing sets its place
  std::string name;  // beside it; ASCII
};

// An edge: the indices of its two ends in the list of vertices, the lower one first.
struct VertexPair {
  int from = 0, to = 0;
};

}  // namespace summand
