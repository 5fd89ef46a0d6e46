#include "summand/studies/dots/record.hpp"

#include <fmt/core.h>

#include "summand/studies/dots/players.hpp"

namespace summand::dots {

std::string DotsWords::line_of(const Position& before, unsigned line) {
  return fmt::format("{}: {}", name_of_player(before.mover), before.board.name(line));
}

Result<unsigned> DotsWords::read(const Match<DotsAndBoxes>& match, std::string_view text) {
  const Position& position = match.state();
  const std::string mover = name_of_player(position.mover) + ": ";
  if (text.starts_with(mover)) text.remove_prefix(mover.size());
  const auto line = position.board.line_named(text);
  if (!line) return fail("a line between two neighbouring dots is expected, such as a1-b1");
  if (position.drawn.has(*line)) return fail("this line is drawn");
  return *line;
}

std::string print(const Match<DotsAndBoxes>& match) {
  return record_of(
      kGame, fmt::format("start {}\n{}", print(match.start()), lines_of_match(match, DotsWords())));
}

Result<Match<DotsAndBoxes>> parse_match(std::string_view text) {
  SUMMAND_TRY(lines, RecordReading::of(text));
  if (lines.game() != kGame) return fail("this is no record of Dots-and-Boxes", lines.game_at());
  SUMMAND_TRY(start, lines.need("start", "a position"));
  const auto position = parse_position(start.value);
  if (!position) return shifted(position.error(), start.at);
  Match match(DotsAndBoxes(), *position);
  if (auto played = play_record(lines, match, DotsWords()); !played) {
    return std::unexpected(std::move(played).error());
  }
  return match;
}

}  // namespace summand::dots
