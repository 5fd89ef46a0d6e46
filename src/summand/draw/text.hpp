// A picture as text: rows of glyphs, with the colours of a terminal where they are wanted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "summand/draw/picture.hpp"

namespace summand {

enum class Colours { no, yes };

// The rows from the top, without spaces at their ends. Marks outside the picture are left out; of
// two on the same square the later one is seen.
std::vector<std::string> rows_of(const Picture& picture, Colours colours = Colours::no);

// The text in the colour of the paint (ANSI escapes), or as it is.
std::string painted(std::string_view text, Paint paint, Colours colours);

}  // namespace summand
