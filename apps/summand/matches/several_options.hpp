// What the options say of a table of several players: who sits where, and how programs play.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/command.hpp"
#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/run.hpp"
#include "summand/several/seats.hpp"

namespace summand::program {

// --opponents, --nodes and --seed; a text of the first one that names no program is an error.
Result<Opponent> opponent_of(const Request& request);

// How many there are: --players, or as many as --seats has, or `otherwise`.
Result<unsigned> players_of(const Request& request, unsigned otherwise, NumberRange range);

// A player who may be given a seat, by name.
using PlayerNamed = std::function<Result<unsigned>(std::string_view name)>;

// The seats of so many players: those of --seats; else people for whom --you names, with commas,
// "all" or "none" (nothing: player 0), and programs of that manner elsewhere.
Result<std::vector<Seat>> seats_of(const Request& request, unsigned players, Manner manner,
                                   const PlayerNamed& named, const Policies& policies);

// The text of the record that --load names. It says what is played: --players and --chips are
// errors.
Result<std::string> record_of(const Run& run);

}  // namespace summand::program
