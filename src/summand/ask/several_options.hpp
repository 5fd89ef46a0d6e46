// The options of a table of several players: how many they are, who sits where, and how programs
// play.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/ask/request.hpp"
#include "summand/several/opponent.hpp"
#include "summand/several/seats.hpp"

namespace summand::ask {

// Reads --opponents, --nodes and --seed. An unknown name of a program is an error.
Result<Opponent> opponent_of(const Request& request);

// The number of players: --players, or the number of seats in --seats, or `otherwise`.
Result<unsigned> players_of(const Request& request, unsigned otherwise, NumberRange range);

// A player who may be given a seat, by name.
using PlayerNamed = std::function<Result<unsigned>(std::string_view name)>;

// The seats of so many players. --seats names them all; otherwise --you names the people, separated
// by commas, "all" or "none" (default: player 0), and programs of that manner take the other
// seats.
Result<std::vector<Seat>> seats_of(const Request& request, unsigned players, Manner manner,
                                   const PlayerNamed& named, const Policies& policies);

}  // namespace summand::ask
