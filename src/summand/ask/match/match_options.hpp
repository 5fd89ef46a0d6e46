// What options say of a match: who sits where, how well the computer plays, and how it thinks.
#pragma once

#include <cstdint>

#include "summand/ask/match/match_session.hpp"
#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/play/match_record.hpp"

namespace summand::ask {

// The level of --level or --slips; `otherwise` if neither is given.
Result<PlayLevel> level_of(const Request& request, PlayLevel otherwise);

// The seats of --you and the level; those of `otherwise` if they are not given.
Result<Seating> seating_of(const Request& request, const Seating& otherwise);

// The numbers of --seed and --nodes.
Result<Thinking> thinking_of(const Request& request);

}  // namespace summand::ask
