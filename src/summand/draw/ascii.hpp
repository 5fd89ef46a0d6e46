// Pictures and texts without UTF-8, for terminals that know ASCII alone.
#pragma once

#include <string>
#include <string_view>

#include "summand/draw/picture.hpp"

namespace summand {

// The text with an ASCII form for each symbol that Summand writes, mostly one character: `.` for a
// middle dot, `#` for a block, `1/2` for a half; `?` for any other character. Escapes of colours
// stay.
std::string in_ascii(std::string_view text);

// The picture with ASCII glyphs, one column wide as before. Where a mark has a plain glyph it is
// taken, with colours as well: a ring and a disc of one colour must not look alike.
Picture in_ascii(Picture picture);

}  // namespace summand
