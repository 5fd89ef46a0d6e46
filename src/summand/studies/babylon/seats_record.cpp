#include "summand/studies/babylon/seats_record.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::babylon {

namespace {

constexpr std::string_view kTitle = "babylon for several players, version 1";
constexpr std::string_view kBegins = "begins: ";
constexpr std::size_t kMostText = 10'000'000;

}  // namespace

std::string print(const Match<SeatedBabylon>& match) {
  const SeatedBabylon::State& start = match.start();
  std::string out =
      fmt::format("{}\nplayers: {}\nstart: {}\n", kTitle, start.players, start.stacks.print());
  if (start.mover != 0) out += fmt::format("{}{}\n", kBegins, name_of_seat(start.mover));
  for (std::size_t i = 0; i <= match.actions().size(); ++i) {
    for (const std::string& deal : match.said(i)) out += fmt::format("deal: {}\n", deal);
    if (i == match.actions().size()) break;
    out += fmt::format("{}: {}\n", name_of_seat(match.state_after(i).mover),
                       print(match.actions()[i]));
  }
  if (!match.rules().to_move(match.state())) {
    out += fmt::format("places: {}\n", places_of(match.state()));
  }
  return out.append(kRecordEnd).append("\n");
}

bool is_match(std::string_view text) { return text.starts_with("babylon for several players"); }

namespace {

// Reads line by line behind the title; errors have their place in the line.
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

  // Player 1 where nothing is said.
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
    constexpr std::string_view kDeal = "deal: ", kPlaces = "places: ";
    const SeatedBabylon::State& state = match_->state();
    if (line.starts_with(kBegins)) return read_beginner(line.substr(kBegins.size()));
    if (line.starts_with(kDeal)) {
      match_->say(std::string(line.substr(kDeal.size())));
      return {};
    }
    if (line.starts_with(kPlaces)) {
      if (match_->rules().to_move(state)) return fail("the game is not over");
      if (line.substr(kPlaces.size()) == places_of(state)) return {};
      return fail("these are not the places", kPlaces.size());
    }
    const std::string mover = name_of_seat(state.mover) + ": ";
    if (!line.starts_with(mover)) return fail(fmt::format("'{}' and a move are expected", mover));
    const auto move = read_move(state, line.substr(mover.size()));
    if (!move) return shifted(move.error(), mover.size());
    match_->play(*move);
    return {};
  }

  std::size_t lines_ = 0;  // behind the title that are not empty
  unsigned players_ = 2;
  std::optional<Match<SeatedBabylon>> match_;
};

}  // namespace

Result<Match<SeatedBabylon>> parse_match(std::string_view text) {
  if (text.size() > kMostText) return fail("a record has at most 10000000 characters", kMostText);
  const std::vector<RecordLine> all = lines_of(text);
  if (all.empty() || all.front().text != kTitle) {
    return fail(fmt::format("the title '{}' is missing", kTitle));
  }
  SUMMAND_TRY(whole, without_end(text));
  Reader reader;
  for (const auto& [line, offset] : lines_of(whole.substr(kTitle.size()))) {
    if (line.empty()) continue;
    auto done = reader.read(line);
    if (!done) return shifted(done.error(), kTitle.size() + offset);
  }
  if (!reader.match()) return fail("the start is missing", whole.size());
  return *std::move(reader.match());
}

}  // namespace summand::babylon
