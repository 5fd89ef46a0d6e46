// A figure as text for a terminal: slopes, uprights and labels on a grid of characters.
#pragma once

#include <string>

#include "summand/draw/figure.hpp"

namespace summand {

// The figure with as many rows and columns as its height and width. More than 4,000,000 characters
// reach the size limit.
Picture as_picture(const Figure& figure);

// The rows of that picture, each with a line break.
std::string as_text(const Figure& figure, Colours colours = Colours::no);

}  // namespace summand
