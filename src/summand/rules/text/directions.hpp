// Directions of rules: their words, and how a pattern lies in them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/rules/text/game_text.hpp"
#include "summand/rules/text/line_reader.hpp"

namespace summand {

// The images of an offset under the symmetries of the square, without those that leave the row if
// the board has only one.
std::vector<Offset> square_images(Offset offset, BoardKind board);

// Reads "1:2": rows and columns. They are not both 0.
Result<Offset> read_offset(LineReader& line);

// Reads a direction and adds its frames, if one comes next; tells whether it did. `several_rows`
// says what the pattern has.
Result<bool> read_direction(LineReader& line, BoardKind board, bool several_rows,
                            std::vector<TextFrame>& frames);

}  // namespace summand
