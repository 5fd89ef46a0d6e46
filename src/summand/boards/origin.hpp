// Origin: the row in which a board counts from 1.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace summand {

// Where the cell a1 is: at the top left, or at the bottom left as in chess and in Go. The origin
// changes the names of cells and moves. It never changes the text of a position, whose rows always
// stand from the top.
enum class Origin : std::uint8_t { top, bottom };

// "top" or "bottom".
std::string_view key_of(Origin origin);
std::optional<Origin> origin_named(std::string_view key);
// "a1 is at the top left" or "a1 is at the bottom left".
std::string_view sentence_of(Origin origin);

// The name of a move on a board of so many rows, as it is under the other origin: the row r of each
// cell becomes the row rows + 1 - r. Cells are letters and a number, as in a1-b2 and c1xc3. Other
// numbers and all that follows '=' stay, and so do rows that the board does not have. Applied
// twice, it gives the same name again.
std::string under_other_origin(std::string_view name, int rows);

}  // namespace summand
