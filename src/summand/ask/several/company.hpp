// Company: who plays a game of several players, as options say it.
#pragma once

#include <vector>

#include "summand/ask/request.hpp"
#include "summand/ask/several/game_in_play.hpp"
#include "summand/several/opponent.hpp"
#include "summand/several/seats.hpp"

namespace summand::ask {

// Who plays: by seats, and how programs think. The manner of `program` gives hints, and takes the
// seat of whoever resigns.
struct Company {
  std::vector<Seat> seats;
  Opponent program;
};

// That of --seats or --you, --opponents (default: `otherwise`), --nodes and --seed.
Result<Company> company_of(const Request& request, const GameInPlay& game,
                           Manner otherwise = Opponent().manner);

}  // namespace summand::ask
