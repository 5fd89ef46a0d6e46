// A figure as text for a terminal: slopes, uprights and labels on a grid of characters.
#pragma once

#include <string>

#include "summand/draw/figure.hpp"

namespace summand {

// The figure on as many rows and columns as it is high and wide. A size limit beyond 4,000,000
// characters.
Picture as_picture(const Figure& figure);

// Its rows, each with a line break.
std::string as_text(const Figure& figure, Colours colours = Colours::no);

}  // namespace summand
