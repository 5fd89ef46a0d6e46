#include "summand/studies/babylon/rounds.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <numeric>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/stable_sort.hpp"
#include "summand/studies/babylon/seats_play.hpp"
#include "summand/studies/babylon/seats_record.hpp"

namespace summand::babylon {

static_assert(SeatedRuleset<RoundsRules>);

std::optional<unsigned> RoundsRules::to_move(const State& state) const {
  return state.in_round ? SeatedBabylon().to_move(*state.round) : state.chooser();
}

std::vector<RoundsRules::Action> RoundsRules::actions(const State& state) const {
  std::vector<Action> out;
  if (state.in_round) {
    for (const StackMove& move : SeatedBabylon().actions(*state.round)) out.emplace_back(move);
  } else if (state.chooser()) {
    for (unsigned place = 0; place < state.start.players; ++place) out.emplace_back(place);
  }
  return out;
}

RoundsRules::State RoundsRules::apply(const State& state, const Action& action) const {
  const SeatedBabylon rules;
  State out = state;
  if (const auto* place = std::get_if<unsigned>(&action)) {
    out.round = state.start;
    out.round->mover = state.score.beginner(*place);
    out.in_round = true;
  } else {
    out.round = rules.apply(*state.round, std::get<StackMove>(action));
  }
  if (!rules.to_move(*out.round)) {
    out.score.add_round(rules.ranking(*out.round));
    out.in_round = false;
  }
  return out;
}

std::vector<unsigned> RoundsRules::ranking(const State& state) const {
  std::vector<unsigned> out(state.start.players);
  std::iota(out.begin(), out.end(), 0u);
  stable_sort(out,
              [&](unsigned a, unsigned b) { return state.score.wins(a) > state.score.wins(b); });
  return out;
}

Rounds rounds_from(const SeatedBabylon::State& start) {
  SUMMAND_CHECK(start.players >= 2 && start.players <= kMostInRounds);
  return Rounds(RoundsRules(), {start, BestOfThree(start.players, 0)});
}

// --- words ---

namespace {

// The beginning of a line of version 0.2.0 about a place.
std::string beginning_of_round(const BestOfThree& before) {
  return fmt::format("round {}: {} goes ", before.rounds() + 1, name_of_seat(before.chooser()));
}

Result<RoundsRules::Action> read_place(const RoundsRules::State& state, std::string_view text) {
  const std::string beginning = beginning_of_round(state.score);
  const std::size_t at = text.starts_with(beginning) ? beginning.size() : 0;
  if (at == 0 && text.starts_with("round ")) {
    return fail(fmt::format("'{}' and a place are expected", beginning));
  }
  const auto place = place_named(text.substr(at));
  if (place && *place < state.start.players) return RoundsRules::Action(*place);
  return fail(fmt::format("choose a place first: {} is expected, not '{}'",
                          places_to_choose(state.start.players), printable(text.substr(at), 40)),
              at);
}

}  // namespace

std::string RoundsWords::line_of(const RoundsRules::State& before,
                                 const RoundsRules::Action& action) {
  if (const auto* place = std::get_if<unsigned>(&action)) return std::string(name_of_place(*place));
  return SeatsWords::line_of(*before.round, std::get<StackMove>(action));
}

Result<RoundsRules::Action> RoundsWords::read(const Rounds& rounds, std::string_view text) {
  const RoundsRules::State& state = rounds.state();
  if (!state.in_round) return read_place(state, text);
  if (text.starts_with("round ")) return fail("the round before is not over");
  SUMMAND_TRY(move, SeatsWords::read(Match(SeatedBabylon(), *state.round), text));
  return RoundsRules::Action(move);
}

std::optional<ResultLine> RoundsWords::result(const Rounds& rounds) {
  const RoundsRules::State& state = rounds.state();
  if (state.in_round || !state.round) return std::nullopt;
  return ResultLine{"places", places_of(*state.round)};
}

std::string print(const Rounds& rounds) {
  return record_of(kRoundsGame,
                   lines_of_start(rounds.start().start) + lines_of_match(rounds, RoundsWords()));
}

Result<Rounds> parse_rounds(std::string_view text) {
  SUMMAND_TRY(lines, RecordReading::of(text));
  if (lines.game() != kRoundsGame) {
    return fail("this is no record of rounds of Babylon", lines.game_at());
  }
  SUMMAND_TRY(start, read_start(lines, kMostInRounds));
  Rounds rounds = rounds_from(start);
  if (auto played = play_record(lines, rounds, RoundsWords()); !played) {
    return std::unexpected(std::move(played).error());
  }
  return rounds;
}

}  // namespace summand::babylon
