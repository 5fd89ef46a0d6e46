// The options of a match: the seats, how well and how long programs think.
#pragma once

#include <array>
#include <functional>
#include <string_view>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/ask/question.hpp"
#include "summand/ask/request.hpp"
#include "summand/base/result.hpp"
#include "summand/play/match_in_play.hpp"
#include "summand/play/sum_game.hpp"

namespace summand::ask {

// --- sums ---

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
// The numbers of --seed and --nodes.
Result<Thinking> thinking_of(const Request& request);
// Sets the seats of --you and the level, as far as they are given.
Result<void> set_seats(const Request& request, SumRecord& record);
// Fails if one of the options above is wrong.
Result<void> check_sum_options(const Request& request);

// --- games of several seats ---

// Reads --opponents, --nodes and --seed. Fails if no program has that name.
Result<Opponent> opponent_of(const Request& request);
// The number of players: --players, or the number of seats in --seats, or `otherwise`.
Result<unsigned> players_of(const Request& request, unsigned otherwise, NumberRange range);
// The seats and programs of --seats or --you, --opponents (default: `otherwise`), --nodes and
// --seed. --seats names all seats. Otherwise --you names the people, separated by commas, "all",
// "both" or "none" (default: player 0), and programs take the other seats.
Result<Seating> seating_of(const Request& request, const GameInPlay& game,
                           Manner otherwise = Opponent().manner);

}  // namespace summand::ask
