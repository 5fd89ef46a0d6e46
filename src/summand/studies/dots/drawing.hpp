// A position of Dots-and-Boxes as text.
#pragma once

#include <string>

#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

// Rows of dots (+) and lines (--- and |) from the top, with the letters and numbers of the dots.
std::string drawing_of(const Position& position);

}  // namespace summand::dots
