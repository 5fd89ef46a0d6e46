// Why a sum is lost for the player to move, as a teacher would say it.
#pragma once

#include <string>
#include <vector>

#include "summand/play/oracle.hpp"

namespace summand {

// Lines about a sum that a winning move has left: the nim-sum in columns where all games are worth
// nimbers, otherwise the theorem that tells who wins, or the value. Each is checked against the
// value before it is said; nothing where values are not easily had. Throws LimitReached.
std::vector<std::string> explanation(Oracle& oracle, const SumInPlay& left, Player to_move);

}  // namespace summand
