// Positions of Dots-and-Boxes as others write them.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

// All errors have their place in the text.

// A position of OpenSpiel: the rows and columns of boxes, and then a bit for each line, 1 if it is
// drawn, or the lines of a game in their order. Rows run from the top. First come the level lines,
// row by row, and then the upright ones:
//   2x2 101000110000; 0-0; second to move
//   2x2 P1(h,0,1) P2(v,1,0)
//   2x2 h 0 1, v 1 0
// After bits the score and the turn are as parse_position reads them. Bits do not tell whose the
// complete boxes are, so then a score is needed. In a game the numbers of the players, if they are
// there, must be those whose turn it is.
Result<Position> parse_openspiel(std::string_view text);
// The bits, after the board: "2x2 101000110000".
std::string print_openspiel(const Position& position);

// A picture of rows: + or # is a dot, a row of - between two dots is a line, and so is a | between
// the dots of two rows. A number at the place of a line is a remark: the line is not drawn. The
// score and the turn may follow after a semicolon.
bool looks_like_picture(std::string_view text);
Result<Position> parse_picture(std::string_view text);

}  // namespace summand::dots
