// The options of a match: the seats, the level of the computer, and its limits.
#pragma once

#include <cstdint>

#include "summand/ask/match/match_session.hpp"
#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/play/match_record.hpp"

namespace summand::ask {

// The level of --level or --slips. If neither is given: `otherwise`.
Result<PlayLevel> level_of(const Request& request, PlayLevel otherwise);

// The seats of --you and the level. Those that are not given are taken from `otherwise`.
Result<Seating> seating_of(const Request& request, const Seating& otherwise);

// The numbers of --seed and --nodes.
Result<Thinking> thinking_of(const Request& request);

}  // namespace summand::ask
