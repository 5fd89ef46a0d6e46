#include "summand/studies/babylon/record_steps.hpp"

#include <fmt/format.h>

#include "summand/base/whole_number.hpp"
#include "summand/several/match_record.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::babylon {

namespace {

constexpr std::string_view kPlayersLine = "players: ";
constexpr std::string_view kStartLine = "start: ";
constexpr std::string_view kPlacesLine = "places: ";

Result<StackMove> read_step(const SeatedBabylon::State& state, std::string_view line) {
  const std::string mover = name_of_seat(state.mover) + ": ";
  if (!line.starts_with(mover)) return fail(fmt::format("'{}' and a move are expected", mover));
  auto move = read_move(state, line.substr(mover.size()));
  if (!move) return shifted(move.error(), mover.size());
  return move;
}

}  // namespace

std::string lines_of_start(const SeatedBabylon::State& start) {
  return fmt::format("{}{}\n{}{}\n", kPlayersLine, start.players, kStartLine, start.stacks.print());
}

Result<unsigned> read_players_line(std::string_view line, unsigned most) {
  const auto count = line.starts_with(kPlayersLine)
                         ? whole_number<unsigned>(line.substr(kPlayersLine.size()))
                         : std::nullopt;
  if (count && *count >= 2 && *count <= most) return *count;
  return fail(fmt::format("'{}' and a number from 2 to {} is expected", kPlayersLine, most));
}

Result<Stacks> read_start_line(std::string_view line) {
  if (!line.starts_with(kStartLine))
    return fail(fmt::format("'{}' and stacks are expected", kStartLine));
  auto stacks = Stacks::parse(line.substr(kStartLine.size()));
  if (!stacks) return shifted(stacks.error(), kStartLine.size());
  if (stacks->count() <= kMostStacksOnTable) return stacks;
  return fail(fmt::format("a game of several players has at most {} stacks", kMostStacksOnTable),
              kStartLine.size());
}

std::string lines_of_table(const Match<SeatedBabylon>& match) {
  std::string out =
      lines_of_match(match, [](const SeatedBabylon::State& before, const StackMove& move) {
        return fmt::format("{}: {}", name_of_seat(before.mover), print(move));
      });
  if (match.rules().to_move(match.state())) return out;
  return out + fmt::format("{}{}\n", kPlacesLine, places_of(match.state()));
}

Result<void> add_table_line(Match<SeatedBabylon>& match, std::string_view line) {
  if (!line.starts_with(kPlacesLine)) return add_line(match, line, read_step);
  if (match.rules().to_move(match.state())) return fail("the game is not over");
  if (line.substr(kPlacesLine.size()) == places_of(match.state())) return {};
  return fail("these are not the places", kPlacesLine.size());
}

}  // namespace summand::babylon
