// Compounds of two games besides their sums: products, and sums in which a player moves in some or
// in all of the games.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/algebra/game.hpp"

namespace summand {

// x is an option of G and y one of H. In products, Left has the pairs of options of one player, and
// Right the pairs with options of both.
enum class Compound : std::uint8_t {
  conjunctive_sum,  // moves to x, y: one in each game
  conway_product,   // moves to x*H + G*y - x*y (Conway, On Numbers and Games ch. 1)
  ordinal_product,  // moves to (G*y) : x, or to (G*y) : -x if y is an option of Right
  selective_sum,    // moves to x, y or x, H or G, y: one in either game or in both
};

// As it is written, with its moves: braces for each pair of positions that play reaches, which are
// named by calls of functions. A Conway product that is too large for this is known by its value
// alone, if one of the games is an integer, or both are numbers or nimbers, in canonical form.
// Other compounds of more than kMostMovesOfCompounds moves reach the size limit. The games have no
// loops and have forms. Throws LimitReached.
inline constexpr std::size_t kMostMovesOfCompounds = 250'000;
Game compound(Compound kind, const Game& g, const Game& h);

}  // namespace summand
