// The options of a table of several players: how many they are, and how programs play.
#pragma once

#include "summand/ask/option_values.hpp"
#include "summand/ask/request.hpp"
#include "summand/several/opponent.hpp"

namespace summand::ask {

// Reads --opponents, --nodes and --seed. An unknown name of a program is an error.
Result<Opponent> opponent_of(const Request& request);

// The number of players: --players, or the number of seats in --seats, or `otherwise`.
Result<unsigned> players_of(const Request& request, unsigned otherwise, NumberRange range);

}  // namespace summand::ask
