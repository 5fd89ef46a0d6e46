// What a drawing of a graph is made of.
#pragma once

#include <string>

#include "summand/draw/picture.hpp"

namespace summand {

struct NamedVertex {
  Mark mark;         // its glyph, wherever it will lie
  std::string name;  // beside it; ASCII
};

// An edge, by the numbers of its ends in the list of vertices, the lower one first.
struct VertexPair {
  int from = 0, to = 0;
};

}  // namespace summand
