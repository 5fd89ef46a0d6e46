#include "summand/studies/sucker/verdict.hpp"

#include <fmt/core.h>
#include <memory>

#include "summand/studies/sucker/reach.hpp"
#include "summand/studies/sucker/table_rules.hpp"

namespace summand::sucker {

namespace {

Verdict not_decided(std::string_view why) {
  Verdict out;
  out.sentence = fmt::format("not decided: {}", why);
  return out;
}

Verdict between_two(const Referee& referee, const State& state, unsigned threads,
                    const Budget& budget) {
  Verdict out;
  std::unique_ptr<EndgameTable> table;
  out.by_theorem = dead_colours(state).empty();
  if (!out.by_theorem) {
    const auto rules = table_rules_for(referee.house(), state);
    if (!rules) return not_decided(rules.error().message);
    table = std::make_unique<EndgameTable>(*rules, threads, budget);
    out.assumptions = told_by_house(referee, state).assumptions;
  }
  const Oracle oracle(referee, table.get());
  out.winner = oracle.winner(state);
  if (!out.winner) return not_decided("no table of these endgames knows it");
  out.sentence = fmt::format("{} wins: {}", name_of(*out.winner),
                             out.by_theorem ? "two players and two colours are left, by Theorem 5.4"
                                            : "by search through all such endgames");
  const auto player = referee.to_move(state);
  for (const Action& action : referee.actions(state)) {
    if (oracle.winner(referee.apply(state, action)) == player) out.winning.push_back(action);
  }
  return out;
}

Verdict among_more(const Referee& referee, const State& state, const Budget& budget,
                   const std::function<void(std::uint64_t)>& progress) {
  const std::size_t players = state.alive_players().size();
  if (const unsigned chips = chips_left(state); chips > kMostChipsForced) {
    return not_decided(
        fmt::format("{} players are left, and with {} chips; up to {} are searched here", players,
                    chips, kMostChipsForced));
  }
  LoneForcer search(referee.house(), state.players, budget, progress);
  const auto forcer = search.of(state);
  if (!forcer) {
    return not_decided(fmt::format("{} players are left; {}", players, forcer.error().message));
  }
  Verdict out;
  out.winner = *forcer;
  out.without_options = referee.house().donations || referee.house().discards;
  out.sentence =
      fmt::format("{}{} can force to be the last against all others ({} states)",
                  out.without_options ? "without donations and discards " : "",
                  *forcer ? name_of(**forcer) : std::string_view("nobody"), search.states());
  if (*forcer && *forcer == referee.to_move(state)) out.winning = search.winning(state).value();
  return out;
}

}  // namespace

Verdict verdict_of(const Referee& referee, const State& state, unsigned threads,
                   const Budget& budget, const std::function<void(std::uint64_t)>& progress) {
  if (state.phase == Phase::over) {
    Verdict out;
    out.winner = referee.ranking(state).front();
    out.sentence = fmt::format("{} is the last and wins", name_of(*out.winner));
    return out;
  }
  if (state.alive_players().size() == 2) return between_two(referee, state, threads, budget);
  return among_more(referee, state, budget, progress);
}

}  // namespace summand::sucker
