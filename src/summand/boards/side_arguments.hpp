// The sides of a board, from the arguments of a call.
#pragma once

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/grid_text.hpp"

namespace summand {

// Of (4x6) or (4,6): at least one row and one column, and at most `most` cells.
Result<GridSides> sides_of(const Arguments& arguments, int most);

// Of (7): a row of 1 to `most` cells.
Result<GridSides> row_of(const Arguments& arguments, int most);

}  // namespace summand
