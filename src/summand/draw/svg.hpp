// A figure as SVG.
#pragma once

#include <string>

#include "summand/draw/figure.hpp"

namespace summand {

// A whole document on white paper, without references to anything outside. Lines, dots and labels
// have their paint as class (left, right, faint, ...) beside their colour.
std::string as_svg(const Figure& figure);

}  // namespace summand
