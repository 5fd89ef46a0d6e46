// Explains why a sum is lost for the player to move, as a teacher would.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/verdict/oracle.hpp"

namespace summand {

// Lines about the sum after a winning move: the games that cancel, and for all others the nim-sum
// in columns if they are worth nimbers, otherwise the theorem that decides who wins, or the value.
// Each is checked against the value first. Returns no lines if values are expensive and the games
// do not cancel. Throws LimitReached.
std::vector<std::string> explanation(Oracle& oracle, const SumInPlay& left, Player to_move);

// The same for the sum after a move. Lines about the move come first: the heat of the game in which
// it was made, and the numbers that it leaves alone.
std::vector<std::string> explanation_of_move(Oracle& oracle, const SumInPlay& sum,
                                             const TermMove& move, Player mover);

// Pairs of terms that are each other's negative, as positions or as values. Each term is in at most
// one pair. A move in one of them is answered in the other. Loopy games are left out.
std::vector<std::pair<std::size_t, std::size_t>> cancelling_pairs(const SumInPlay& sum);

}  // namespace summand
