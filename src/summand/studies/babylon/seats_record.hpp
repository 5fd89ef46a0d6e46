// Records of Babylon with several players.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/play/match.hpp"
#include "summand/play/record.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

inline constexpr std::string_view kGame = "babylon";  // in records and commands

struct SeatsWords {
  static std::string line_of(const SeatedBabylon::State& before, const StackMove& move);
  // A legal move, with or without the player: "player 1: 1r>1b", "1r>1b".
  static Result<StackMove> read(const Match<SeatedBabylon>& match, std::string_view text);
  static std::optional<ResultLine> result(const Match<SeatedBabylon>& match);
};

// The lines of a record (play/record.hpp) about the start: `players 3`, `start 3x1r 3x1b`.
std::string lines_of_start(const SeatedBabylon::State& start);
Result<SeatedBabylon::State> read_start(RecordReading& lines, unsigned most_players);

// Those lines, and `begins player 2` unless it is player 1. `places ...` follows if the game is
// over.
std::string print(const Match<SeatedBabylon>& match);
// Plays all moves again. An illegal move is refused with its line. Errors have their place.
Result<Match<SeatedBabylon>> parse_match(std::string_view text);

}  // namespace summand::babylon
