// Why a sum is lost for the player to move, as a teacher would say it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/verdict/oracle.hpp"

namespace summand {

// Lines about a sum that a winning move has left: games that cancel one another, the nim-sum in
// columns where all others are worth nimbers, otherwise the theorem that tells who wins, or the
// value. Each is checked against the value before it is said; nothing where values are not easily
// had and the games do not cancel. Throws LimitReached.
std::vector<std::string> explanation(Oracle& oracle, const SumInPlay& left, Player to_move);

// The same about what a move leaves, and before it what the move itself shows: the heat of the game
// it was made in, and the numbers that it lets alone.
std::vector<std::string> explanation_of_move(Oracle& oracle, const SumInPlay& sum,
                                             const TermMove& move, Player mover);

// Pairs of terms that are each other's negative, as positions or as values, each term in one pair
// at the most: whatever one player does in one, the other does in the other. Loopy games
// are left out.
std::vector<std::pair<std::size_t, std::size_t>> cancelling_pairs(const SumInPlay& sum);

}  // namespace summand
