// An analysis as a page for people.
#pragma once

#include <string>

#include "summand/analysis/analysis.hpp"
#include "summand/draw/text.hpp"

namespace summand {

// Ends in a newline. Symbols are UTF-8; Left is blue and Right is red where colours are wanted.
std::string text(const Analysis& analysis, Colours colours = Colours::no);

}  // namespace summand
