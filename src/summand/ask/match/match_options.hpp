// The options of a match: the seats, the level of the computer, and its limits.
#pragma once

#include <array>

#include "summand/ask/match/match_session.hpp"
#include "summand/ask/question.hpp"
#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/play/match_record.hpp"

namespace summand::ask {

// The options that level_of reads.
inline constexpr std::array kLevelOptions = {
    Option{"level", "NAME",
           "The computer's random moves in 100: perfect 0, strong 5, fair 15, easy 30, child 60"},
    Option{"slips", "N", "The same as a number: about N random moves in 100"},
};
// The options that thinking_of reads.
inline constexpr std::array kThinkingOptions = {
    Option{"seed", "N", "Seed of the random numbers"},
    Option{"nodes", "N", "Search at most N sums for a move"},
};

// The level of --level or --slips. If neither is given: `otherwise`.
Result<PlayLevel> level_of(const Request& request, PlayLevel otherwise);

// The seats of --you and the level. Those that are not given are taken from `otherwise`.
Result<Seating> seating_of(const Request& request, const Seating& otherwise);

// The numbers of --seed and --nodes.
Result<Thinking> thinking_of(const Request& request);

}  // namespace summand::ask
