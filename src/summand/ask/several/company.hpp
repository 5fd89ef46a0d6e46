// Company: the players of a game of several players, from the options.
#pragma once

#include <vector>

#include "summand/ask/request.hpp"
#include "summand/ask/several/game_in_play.hpp"
#include "summand/several/opponent.hpp"
#include "summand/several/seats.hpp"

namespace summand::ask {

// The seats, and the manner and limits of programs. The manner of `program` gives hints, and is
// that of the program that replaces a player who resigns.
struct Company {
  std::vector<Seat> seats;
  Opponent program;
};

// The company of --seats or --you, --opponents (default: `otherwise`), --nodes and --seed.
Result<Company> company_of(const Request& request, const GameInPlay& game,
                           Manner otherwise = Opponent().manner);

}  // namespace summand::ask
