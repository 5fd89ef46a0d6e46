// The options of a match: the seats, how well and how long programs think.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/ask/option_values.hpp"
#include "summand/base/result.hpp"
#include "summand/play/match_in_play.hpp"
#include "summand/play/sum_game.hpp"

namespace summand::ask {

// How well the computer plays a sum.
struct LevelOptions {
  std::optional<PlayLevel> level = {};
};
Result<void> read_level(void* options, const Option& option, const std::string& text);
inline constexpr auto kLevelOptions = options_in<LevelOptions>(
    OptionRow<LevelOptions>{
        {.name = "level",
         .value = "NAME",
         .sentence =
             "The computer's random moves in 100: perfect 0, strong 5, fair 15, easy 30, child 60",
         .read = read_level}},
    OptionRow<LevelOptions>{{.name = "slips",
                             .value = "N",
                             .sentence = "The same as a number: about N random moves in 100",
                             .range = {0, 100},
                             .read = read_level}});

// Who plays, and how long programs think. A record may be of a sum, and of a game of several seats.
struct PlayerOptions : LevelOptions {
  std::optional<std::string> you = {}, seats = {};
  std::optional<Manner> opponents = {};
  std::optional<std::uint64_t> nodes = {}, seed = {};
};
Result<std::optional<Manner>> read_manner(const Option& option, const std::string& text);
inline constexpr auto kThinkingOptions = options_in<PlayerOptions>(
    option<&PlayerOptions::seed>("seed", "N", "Seed of the random numbers"),
    option<&PlayerOptions::nodes>("nodes", "N", "Search at most N sums for a move",
                                  {1, 1'000'000'000}));
inline constexpr NumberRange kProgramNodes{1, 100'000'000}, kProgramSeeds{0, 1'000'000'000};
inline constexpr auto kProgramOptions = options_in<PlayerOptions>(
    option_read<&PlayerOptions::opponents, read_manner>(
        "opponents", "NAME",
        "The other programs: random, max-n, paranoid or monte-carlo (default)"),
    option<&PlayerOptions::nodes>("nodes", "N", "Let a program search N positions or games (2000)",
                                  kProgramNodes),
    option<&PlayerOptions::seed>("seed", "N", "Seed of the random numbers of programs (1)",
                                 kProgramSeeds));

// --- sums ---

Thinking thinking_of(const PlayerOptions& options);
// Sets the seats of `you` and the level, as far as they are given.
Result<void> set_seats(const PlayerOptions& options, SumRecord& record);

// --- games of several seats ---

Opponent opponent_of(const PlayerOptions& options, Manner otherwise = Opponent().manner);
// The number of players, or the number of seats, or `otherwise`.
Result<unsigned> players_of(const std::optional<std::string>& players,
                            const std::optional<std::string>& seats, unsigned otherwise,
                            NumberRange range);
// The seats and programs. `seats` names all seats. Otherwise `you` names the people, separated by
// commas, "all", "both" or "none" (default: player 0), and programs take the other seats. They are
// of the manner `otherwise` if none is given.
Result<Seating> seating_of(const PlayerOptions& options, const GameInPlay& game,
                           Manner otherwise = Opponent().manner);

}  // namespace summand::ask
