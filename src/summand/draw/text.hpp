// A picture as text: rows of glyphs, with terminal colours if asked for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "summand/draw/picture.hpp"

namespace summand {

enum class Colours { no, yes };

// The rows from the top, without spaces at their ends. Marks outside the picture are left out. If
// two marks are on the same square, the later one is shown.
std::vector<std::string> rows_of(const Picture& picture, Colours colours = Colours::no);

// The text in the colour of the paint (ANSI escapes), or unchanged without colours.
std::string painted(std::string_view text, Paint paint, Colours colours);

}  // namespace summand
