// The undrawn lines of boards of Dots-and-Boxes as strings between coins.
#pragma once

#include <vector>

#include "summand/games/dots/board.hpp"
#include "summand/search/strings/grid_layout.hpp"
#include "summand/search/strings/string_graph.hpp"

namespace summand::dots {

// The string of each line on the layout of the same size.
std::vector<int> strings_of_lines(const strings::GridLayout& layout, const Board& board);

// Adds the boxes that are not complete as coins, and the undrawn lines as strings. Returns the
// string of each line, or -1.
std::vector<int> add_strings(const Board& board, const Lines& drawn, strings::StringGraph& graph);

}  // namespace summand::dots
