// Pictures and texts without UTF-8, for terminals that only know ASCII.
#pragma once

#include <string>
#include <string_view>

#include "summand/draw/picture.hpp"

namespace summand {

// The text with an ASCII form for each symbol that Summand writes, usually one character: `.` for a
// middle dot, `#` for a block, `1/2` for a half. Any other character becomes `?`. Escape sequences
// for colours are kept.
std::string in_ascii(std::string_view text);

// The picture with ASCII glyphs, each still one column wide. A mark with a plain glyph gets that
// glyph, even if colours are used: a ring and a disc of one colour must not look alike.
Picture in_ascii(Picture picture);

}  // namespace summand
