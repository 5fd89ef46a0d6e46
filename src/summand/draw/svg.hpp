// A figure as SVG.
#pragma once

#include <string>

#include "summand/draw/figure.hpp"

namespace summand {

// A complete document on white paper, without references to other files. The class of each line,
// dot and label is its paint (left, right, faint, ...), beside its colour.
std::string as_svg(const Figure& figure);

}  // namespace summand
