#include "summand/studies/babylon/seats_play.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/studies/babylon/solution.hpp"

namespace summand::babylon {

using State = SeatedBabylon::State;

namespace {

// The seat that comes first, and the seat that can force it. They are numbers of seats, not counted
// from the player to move.
SeatsVerdict verdict_of(const State& state, const Budget& budget) {
  SeatsVerdict out = solve_seats(state.stacks, state.players, budget);
  out.winner = (out.winner + state.mover) % state.players;
  if (out.forcer) out.forcer = (*out.forcer + state.mover) % state.players;
  return out;
}

// The place in the ranking, from 0. The seat of the last move comes first, and the seat before it
// second.
unsigned place_of(unsigned seat, const SeatsVerdict& verdict) {
  return (verdict.winner + verdict.players - seat) % verdict.players;
}

// The worth of a place. It is known only at the end.
Worth worth_of(const State& state) {
  Worth out(state.players, 0);
  const SeatedBabylon rules;
  if (rules.to_move(state)) return out;
  int worth = static_cast<int>(state.players);
  for (const unsigned seat : rules.ranking(state)) out[seat] = --worth;
  return out;
}

Advised<StackMove> by_convention(const State& state, const Budget& budget) {
  const SeatedBabylon rules;
  Advised<StackMove> out;
  unsigned best = state.players;
  for (const StackMove& move : rules.actions(state)) {
    const SeatsVerdict verdict = verdict_of(rules.apply(state, move), budget);
    const unsigned place = place_of(state.mover, verdict);
    if (place >= best) continue;
    best = place;
    out = {move,
           fmt::format("max-n, by search to the end: if {}, {} comes first", kRankingConvention,
                       name_of_seat(verdict.winner)),
           state.players == 2};
  }
  return out;
}

std::optional<Advised<StackMove>> by_force(const State& state, const Budget& budget) {
  const SeatedBabylon rules;
  for (const StackMove& move : rules.actions(state)) {
    if (verdict_of(rules.apply(state, move), budget).forcer != state.mover) continue;
    return Advised<StackMove>{
        move, "paranoid, by search to the end: it forces the last move against all others", true};
  }
  return std::nullopt;
}

}  // namespace

State sold_game(unsigned players) { return {Stacks::singles(kSoldChips), players, 0}; }

std::string name_of_seat(unsigned seat) { return fmt::format("player {}", seat + 1); }

Advised<StackMove> choose(const State& state, const summand::Opponent& opponent,
                          const Budget& budget) {
  if (state.stacks.count() <= kMostStacksLooked) {
    if (opponent.manner == Manner::max_n) return by_convention(state, budget);
    if (opponent.manner == Manner::paranoid) {
      if (auto found = by_force(state, budget)) return *std::move(found);
    }
  }
  return advise(
      SeatedBabylon(), state, opponent, worth_of,
      [](const State&) { return std::optional<unsigned>(); }, budget);
}

std::vector<std::string> who_comes_first(const State& state, const Budget& budget) {
  if (!SeatedBabylon().to_move(state)) return {"the places are " + places_of(state)};
  if (state.stacks.count() > kMostStacksLooked) {
    return {fmt::format("more than {} stacks are not searched here", kMostStacksLooked)};
  }
  const SeatsVerdict verdict = verdict_of(state, budget);
  return {fmt::format("{} comes first if {}", name_of_seat(verdict.winner), kRankingConvention),
          verdict.forcer ? fmt::format("{} can force the last move against all others together",
                                       name_of_seat(*verdict.forcer))
                         : "nobody can force the last move against all others together"};
}

std::optional<unsigned> best_place(const Stacks& start, unsigned players, const Budget& budget) {
  if (start.count() <= kMostStacksLooked) return solve_seats(start, players, budget).winner;
  const auto known = players == 2 ? solve_by_theorem(start) : std::nullopt;
  if (!known || known->standing == Standing::conjectured) return std::nullopt;
  return known->mover_wins ? 0 : 1;
}

std::string places_of(const State& state) {
  std::string out;
  for (const unsigned seat : SeatedBabylon().ranking(state)) {
    out += fmt::format("{}{}", out.empty() ? "" : ", ", name_of_seat(seat));
  }
  return out;
}

Result<StackMove> read_move(const State& state, std::string_view text) {
  if (const auto move = read_move(state.stacks, text)) return *move;
  const std::vector<StackMove> moves = SeatedBabylon().actions(state);
  if (moves.empty()) return fail("the game is over");
  return fail(fmt::format("'{}' is no move here: a move such as {} is expected",
                          printable(text, 40), print(moves.front())));
}

}  // namespace summand::babylon
