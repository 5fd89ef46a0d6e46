// The options of a match of several players: their number, their seats, and how programs play.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/ask/request.hpp"
#include "summand/several/opponent.hpp"
#include "summand/several/seats.hpp"

namespace summand::ask {

// Reads --opponents, --nodes and --seed. Fails if no program has that name.
Result<Opponent> opponent_of(const Request& request);

// The number of players: --players, or the number of seats in --seats, or `otherwise`.
Result<unsigned> players_of(const Request& request, unsigned otherwise, NumberRange range);

// Reads the name of a player who may be given a seat.
using PlayerNamed = std::function<Result<unsigned>(std::string_view name)>;

// The seats of that many players. --seats names them all. Otherwise --you names the people,
// separated by commas, "all" or "none" (default: player 0). Programs of that manner take the other
// seats.
Result<std::vector<Seat>> seats_of(const Request& request, unsigned players, Manner manner,
                                   const PlayerNamed& named, const Policies& policies);

}  // namespace summand::ask
