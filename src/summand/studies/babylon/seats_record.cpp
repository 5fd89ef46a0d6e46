#include "summand/studies/babylon/seats_record.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/whole_number.hpp"
#include "summand/several/match_record.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::babylon {

namespace {

constexpr std::string_view kTitle = "babylon for several players, version 1";
constexpr std::string_view kBegins = "begins: ";

}  // namespace

std::string print(const Match<SeatedBabylon>& match) {
  const SeatedBabylon::State& start = match.start();
  std::string out =
      fmt::format("{}\nplayers: {}\nstart: {}\n", kTitle, start.players, start.stacks.print());
  if (start.mover != 0) out += fmt::format("{}{}\n", kBegins, name_of_seat(start.mover));
  out += lines_of_match(match, [](const SeatedBabylon::State& before, const StackMove& move) {
    return fmt::format("{}: {}", name_of_seat(before.mover), print(move));
  });
  if (!match.rules().to_move(match.state())) {
    out += fmt::format("places: {}\n", places_of(match.state()));
  }
  return out.append(kRecordEnd).append("\n");
}

bool is_match(std::string_view text) { return text.starts_with("babylon for several players"); }

namespace {

// Reads line by line after the title. Errors have their place in the line.
class Reader {
 public:
  Result<void> read(std::string_view line) {
    switch (++lines_) {
      case 1:
        return read_players(line);
      case 2:
        return read_start(line);
      default:
        return read_step(line);
    }
  }
  std::optional<Match<SeatedBabylon>>& match() { return match_; }

 private:
  Result<void> read_players(std::string_view line) {
    constexpr std::string_view kName = "players: ";
    const auto count =
        line.starts_with(kName) ? whole_number<unsigned>(line.substr(kName.size())) : std::nullopt;
    if (!count || *count < 2 || *count > kMostSeats) {
      return fail(fmt::format("'{}' and a number from 2 to {} is expected", kName, kMostSeats));
    }
    players_ = *count;
    return {};
  }

  Result<void> read_start(std::string_view line) {
    constexpr std::string_view kName = "start: ";
    if (!line.starts_with(kName)) return fail(fmt::format("'{}' and stacks are expected", kName));
    const auto stacks = Stacks::parse(line.substr(kName.size()));
    if (!stacks) return shifted(stacks.error(), kName.size());
    if (stacks->count() > kMostStacksOnTable) {
      return fail(fmt::format("at most {} stacks are on a table", kMostStacksOnTable),
                  kName.size());
    }
    match_.emplace(SeatedBabylon(), SeatedBabylon::State{*stacks, players_, 0});
    return {};
  }

  // Player 1 begins if the record names nobody.
  Result<void> read_beginner(std::string_view name) {
    SeatedBabylon::State start = match_->start();
    while (start.mover < players_ && name_of_seat(start.mover) != name) ++start.mover;
    if (start.mover == players_ || lines_ != 3) {
      return fail("the player who begins is expected behind the start", kBegins.size());
    }
    match_.emplace(SeatedBabylon(), std::move(start));
    return {};
  }

  Result<void> read_step(std::string_view line) {
    constexpr std::string_view kPlaces = "places: ";
    const SeatedBabylon::State& state = match_->state();
    if (line.starts_with(kBegins)) return read_beginner(line.substr(kBegins.size()));
    if (line.starts_with(kPlaces)) {
      if (match_->rules().to_move(state)) return fail("the game is not over");
      if (line.substr(kPlaces.size()) == places_of(state)) return {};
      return fail("these are not the places", kPlaces.size());
    }
    return add_line(*match_, line, read_action);
  }

  static Result<StackMove> read_action(const SeatedBabylon::State& state, std::string_view line) {
    const std::string mover = name_of_seat(state.mover) + ": ";
    if (!line.starts_with(mover)) return fail(fmt::format("'{}' and a move are expected", mover));
    auto move = read_move(state, line.substr(mover.size()));
    if (!move) return shifted(move.error(), mover.size());
    return move;
  }

  std::size_t lines_ = 0;  // lines after the title that are not empty
  unsigned players_ = 2;
  std::optional<Match<SeatedBabylon>> match_;
};

}  // namespace

Result<Match<SeatedBabylon>> parse_match(std::string_view text) {
  SUMMAND_TRY(body, body_of_record(kTitle, text));
  Reader reader;
  for (const auto& [line, offset] : body.lines) {
    const auto done = reader.read(line);
    if (!done) return shifted(done.error(), offset);
  }
  if (!reader.match()) return fail("the start is missing", body.end);
  return *std::move(reader.match());
}

}  // namespace summand::babylon
