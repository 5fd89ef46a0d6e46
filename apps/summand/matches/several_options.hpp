// The options of a table of several players: who sits where, and how programs play.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "apps/summand/cli/run.hpp"
#include "summand/ask/several_options.hpp"
#include "summand/several/seats.hpp"

namespace summand::program {

using ask::opponent_of;
using ask::players_of;

// A player who may be given a seat, by name.
using PlayerNamed = std::function<Result<unsigned>(std::string_view name)>;

// The seats of so many players. --seats names them all; otherwise --you names the people, separated
// by commas, "all" or "none" (default: player 0), and programs of that manner take the other
// seats.
Result<std::vector<Seat>> seats_of(const Request& request, unsigned players, Manner manner,
                                   const PlayerNamed& named, const Policies& policies);

// The text of the record of --load. With it, --players and --chips are errors, because the record
// says what is played.
Result<std::string> record_of(const Run& run);

}  // namespace summand::program
