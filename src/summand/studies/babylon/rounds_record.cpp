#include "summand/studies/babylon/rounds_record.hpp"

#include <fmt/format.h>
#include <optional>
#include <utility>

#include "summand/studies/babylon/physical.hpp"
#include "summand/studies/babylon/record_steps.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::babylon {

namespace {

constexpr std::string_view kRoundsTitle = "babylon in rounds, version 1";

// The line of a round without the name of the place.
std::string beginning_of_round(const BestOfThree& before) {
  return fmt::format("round {}: {} goes ", before.rounds() + 1, name_of_seat(before.chooser()));
}

bool is_over(const Match<SeatedBabylon>& match) { return !match.rules().to_move(match.state()); }

void add_result(BestOfThree& score, const Match<SeatedBabylon>& match) {
  score.add_round(match.rules().ranking(match.state()));
}

// Reads line by line after the title. Errors have their place in the line.
class RoundsReader {
 public:
  using Made = Rounds;

  Result<void> read(std::string_view line) {
    if (!players_) {
      SUMMAND_TRY(players, read_players_line(line, kMostInBox));
      players_ = players;
      return {};
    }
    if (!rounds_) {
      SUMMAND_TRY(stacks, read_start_line(line));
      rounds_ = Rounds{{std::move(stacks), *players_, 0}};
      score_ = BestOfThree(*players_, 0);
      return {};
    }
    if (rounds_->played.empty() || line.starts_with("round ")) return read_round(line);
    return add_table_line(rounds_->played.back().match, line);
  }
  std::optional<Rounds>& made() { return rounds_; }

 private:
  Result<void> read_round(std::string_view line) {
    if (!rounds_->played.empty()) {
      const Match<SeatedBabylon>& last = rounds_->played.back().match;
      if (!is_over(last)) return fail("the round before is not over");
      add_result(score_, last);
    }
    if (const auto winner = score_.winner()) {
      return fail(fmt::format("{} has won two rounds before this", name_of_seat(*winner)));
    }
    const std::string beginning = beginning_of_round(score_);
    if (!line.starts_with(beginning)) {
      return fail(fmt::format("'{}' and a place are expected", beginning));
    }
    const auto place = place_named(line.substr(beginning.size()));
    if (!place || *place >= *players_) {
      return fail(fmt::format("{} is expected", places_to_choose(*players_)), beginning.size());
    }
    SeatedBabylon::State start = rounds_->start;
    start.mover = score_.beginner(*place);
    rounds_->played.push_back({*place, Match(SeatedBabylon(), std::move(start))});
    return {};
  }

  std::optional<unsigned> players_;
  std::optional<Rounds> rounds_;
  BestOfThree score_{2, 0};  // before the last round
};

}  // namespace

std::string print(const Rounds& rounds) {
  std::string out = fmt::format("{}\n{}", kRoundsTitle, lines_of_start(rounds.start));
  BestOfThree score(rounds.start.players, 0);
  for (const auto& [place, match] : rounds.played) {
    out += fmt::format("{}{}\n{}", beginning_of_round(score), name_of_place(place),
                       lines_of_table(match));
    if (is_over(match)) add_result(score, match);
  }
  return out.append(kRecordEnd).append("\n");
}

Result<Rounds> parse_rounds(std::string_view text) {
  return read_body(RoundsReader(), kRoundsTitle, text);
}

bool is_rounds(std::string_view text) { return text.starts_with("babylon in rounds"); }

}  // namespace summand::babylon
