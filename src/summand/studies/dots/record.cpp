#include "summand/studies/dots/record.hpp"

#include <fmt/format.h>

#include "summand/several/match_record.hpp"
#include "summand/studies/dots/players.hpp"

namespace summand::dots {

namespace {

constexpr std::string_view kTitle = "dots and boxes, version 1";
constexpr std::string_view kStart = "start: ";

Result<Match<DotsAndBoxes>> read_start(const RecordLine& line) {
  if (!line.text.starts_with(kStart)) {
    return fail(fmt::format("'{}' and a position are expected", kStart), line.offset);
  }
  auto start = parse_position(line.text.substr(kStart.size()));
  if (!start) return shifted(start.error(), line.offset + kStart.size());
  return Match(DotsAndBoxes(), *start);
}

// Reads the line that the player to move draws.
Result<unsigned> read_action(const Position& position, std::string_view line) {
  const std::string mover = name_of_player(position.mover) + ": ";
  const auto drawn =
      line.starts_with(mover) ? position.board.line_named(line.substr(mover.size())) : std::nullopt;
  if (drawn && (position.drawn >> *drawn & 1) == 0) return *drawn;
  return fail(fmt::format("'{}' and an undrawn line, such as a1-b1, are expected", mover));
}

}  // namespace

std::string print(const Match<DotsAndBoxes>& match) {
  return fmt::format("{}\n{}{}\n{}{}\n", kTitle, kStart, print(match.start()),
                     lines_of_match(match,
                                    [](const Position& before, unsigned line) {
                                      return fmt::format("{}: {}", name_of_player(before.mover),
                                                         before.board.name(line));
                                    }),
                     kRecordEnd);
}

bool is_match(std::string_view text) { return text.starts_with("dots and boxes"); }

Result<Match<DotsAndBoxes>> parse_match(std::string_view text) {
  SUMMAND_TRY(body, body_of_record(kTitle, text));
  if (body.lines.empty()) return fail("the start is missing", body.end);
  SUMMAND_TRY(match, read_start(body.lines[0]));
  for (std::size_t i = 1; i < body.lines.size(); ++i) {
    const RecordLine& line = body.lines[i];
    const auto done = add_line(match, line.text, read_action);
    if (!done) return shifted(done.error(), line.offset);
  }
  return match;
}

}  // namespace summand::dots
