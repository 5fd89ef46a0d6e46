// The cells that the moves of a sum touch.
#pragma once

#include <cstddef>
#include <vector>

#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// For each move of a player in a term, in the order of add_moves, the places that it touches: in
// the list of the shape of its position (BoardShape::touched), or among the options of a value.
// Nothing for a game that does not say so. Lists the moves.
std::vector<std::vector<int>> cells_of_moves(const SumInPlay& sum, std::size_t term, Player player);
// The same for each of sum.moves(player), which there must be; a move whose game does not say it
// has no places.
std::vector<std::vector<int>> cells_of_moves(const SumInPlay& sum, Player player);

}  // namespace summand
