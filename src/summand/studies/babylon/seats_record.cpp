#include "summand/studies/babylon/seats_record.hpp"

#include <fmt/core.h>
#include <utility>

#include "summand/base/whole_number.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::babylon {

std::string SeatsWords::line_of(const SeatedBabylon::State& before, const StackMove& move) {
  return fmt::format("{}: {}", name_of_seat(before.mover), print(move));
}

Result<StackMove> SeatsWords::read(const Match<SeatedBabylon>& match, std::string_view text) {
  const std::string mover = name_of_seat(match.state().mover) + ": ";
  if (!text.starts_with(mover)) return read_move(match.state(), text);
  auto move = read_move(match.state(), text.substr(mover.size()));
  if (!move) return shifted(move.error(), mover.size());
  return move;
}

std::optional<ResultLine> SeatsWords::result(const Match<SeatedBabylon>& match) {
  if (match.rules().to_move(match.state())) return std::nullopt;
  return ResultLine{"places", places_of(match.state())};
}

std::string lines_of_start(const SeatedBabylon::State& start) {
  return fmt::format("players {}\nstart {}\n", start.players, start.stacks.print());
}

Result<SeatedBabylon::State> read_start(RecordReading& lines, unsigned most_players) {
  SUMMAND_TRY(players, lines.need("players", "a number"));
  const auto count = whole_number<unsigned>(players.value);
  if (!count || *count < 2 || *count > most_players) {
    return fail(fmt::format("a number of players from 2 to {} is expected", most_players),
                players.at);
  }
  SUMMAND_TRY(start, lines.need("start", "stacks"));
  const auto stacks = Stacks::parse(start.value);
  if (!stacks) return shifted(stacks.error(), start.at);
  if (stacks->count() > kMostStacksOnTable) {
    return fail(fmt::format("a game of several players has at most {} stacks", kMostStacksOnTable),
                start.at);
  }
  return SeatedBabylon::State{*stacks, *count, 0};
}

std::string print(const Match<SeatedBabylon>& match) {
  const SeatedBabylon::State& start = match.start();
  std::string lines = lines_of_start(start);
  if (start.mover != 0) lines += fmt::format("begins {}\n", name_of_seat(start.mover));
  return record_of(kGame, lines + lines_of_match(match, SeatsWords()));
}

Result<Match<SeatedBabylon>> parse_match(std::string_view text) {
  SUMMAND_TRY(lines, RecordReading::of(text));
  if (lines.game() != kGame) return fail("this is no record of Babylon", lines.game_at());
  SUMMAND_TRY(start, read_start(lines, kMostSeats));
  if (const auto begins = lines.take("begins")) {
    while (start.mover < start.players && name_of_seat(start.mover) != begins->value) {
      ++start.mover;
    }
    if (start.mover == start.players) {
      return fail("the player who begins is expected behind the start", begins->at);
    }
  }
  Match match(SeatedBabylon(), std::move(start));
  if (auto played = play_record(lines, match, SeatsWords()); !played) {
    return std::unexpected(std::move(played).error());
  }
  return match;
}

}  // namespace summand::babylon
