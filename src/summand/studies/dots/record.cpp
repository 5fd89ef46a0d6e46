#include "summand/studies/dots/record.hpp"

#include <fmt/format.h>

#include "summand/base/record_lines.hpp"
#include "summand/studies/dots/players.hpp"

namespace summand::dots {

namespace {

constexpr std::string_view kTitle = "dots and boxes, version 1";
constexpr std::string_view kStart = "start: ", kDeal = "deal: ";

Result<Match<DotsAndBoxes>> read_start(const RecordLine& line) {
  if (!line.text.starts_with(kStart)) {
    return fail(fmt::format("'{}' and a position are expected", kStart), line.offset);
  }
  auto start = parse_position(line.text.substr(kStart.size()));
  if (!start) return shifted(start.error(), line.offset + kStart.size());
  return Match(DotsAndBoxes(), *start);
}

Result<void> read_step(const RecordLine& line, Match<DotsAndBoxes>& match) {
  if (line.text.starts_with(kDeal)) {
    match.say(std::string(line.text.substr(kDeal.size())));
    return {};
  }
  const Position& position = match.state();
  const std::string mover = name_of_player(position.mover) + ": ";
  const auto drawn = line.text.starts_with(mover)
                         ? position.board.line_named(line.text.substr(mover.size()))
                         : std::nullopt;
  if (!drawn || (position.drawn >> *drawn & 1) != 0) {
    return fail(fmt::format("'{}' and an undrawn line, such as a1-b1, are expected", mover),
                line.offset);
  }
  match.play(*drawn);
  return {};
}

}  // namespace

std::string print(const Match<DotsAndBoxes>& match) {
  std::string out = fmt::format("{}\n{}{}\n", kTitle, kStart, print(match.start()));
  for (std::size_t i = 0; i <= match.actions().size(); ++i) {
    for (const std::string& deal : match.said(i)) out += fmt::format("{}{}\n", kDeal, deal);
    if (i == match.actions().size()) break;
    const Position& before = match.state_after(i);
    out += fmt::format("{}: {}\n", name_of_player(before.mover),
                       before.board.name(match.actions()[i]));
  }
  return out + fmt::format("{}\n", kRecordEnd);
}

bool is_match(std::string_view text) { return text.starts_with("dots and boxes"); }

Result<Match<DotsAndBoxes>> parse_match(std::string_view text) {
  SUMMAND_TRY(record, without_end(text));
  const std::vector<RecordLine> lines = lines_of(record);
  if (lines.empty() || lines[0].text != kTitle) {
    return fail(fmt::format("the title '{}' is missing", kTitle));
  }
  if (lines.size() < 2) return fail("the start is missing", record.size());
  SUMMAND_TRY(match, read_start(lines[1]));
  for (std::size_t i = 2; i < lines.size(); ++i) {
    if (lines[i].text.empty()) continue;
    if (const auto done = read_step(lines[i], match); !done) return std::unexpected(done.error());
  }
  return match;
}

}  // namespace summand::dots
