// The lines that records of Babylon share: the players and the stacks, and what was done on the
// table. Errors have their place in the line.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "summand/several/match.hpp"
#include "summand/several/match_record.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

// `players: 3` and `start: 3x1r 3x1b`, a line each.
std::string lines_of_start(const SeatedBabylon::State& start);
// Each reads one of these lines.
Result<unsigned> read_players_line(std::string_view line, unsigned most);
Result<Stacks> read_start_line(std::string_view line);

// A line for each move (`player 1: 1r>1b`) and each deal, and `places: ...` if the game is over.
std::string lines_of_table(const Match<SeatedBabylon>& match);
// Plays, says or checks the content of such a line.
Result<void> add_table_line(Match<SeatedBabylon>& match, std::string_view line);

// Reads a record line by line after its title, by reader.read(line). Returns what the reader has
// made, reader.made(), which is nothing as long as the start is missing. Errors have their place in
// the text.
template <class Reader>
auto read_body(Reader reader, std::string_view title, std::string_view text)
    -> Result<typename Reader::Made> {
  SUMMAND_TRY(body, body_of_record(title, text));
  for (const auto& [line, offset] : body.lines) {
    if (const auto done = reader.read(line); !done) return shifted(done.error(), offset);
  }
  if (!reader.made()) return fail("the start is missing", body.end);
  return *std::move(reader.made());
}

}  // namespace summand::babylon
