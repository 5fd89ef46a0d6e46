#include "summand/studies/sucker/players.hpp"

#include <fmt/core.h>

#include "summand/studies/sucker/reach.hpp"
#include "summand/studies/sucker/table_rules.hpp"

namespace summand::sucker {

// The few decisions within a turn are tried. The start of a turn is looked up.
std::optional<Player> Oracle::winner(const State& state) const {
  const std::vector<Player> alive = state.alive_players();
  if (alive.size() == 1) return alive.front();
  if (alive.size() != 2) return std::nullopt;
  const auto other = [&](Player player) { return alive[alive[0] == player ? 1 : 0]; };
  if (state.phase == Phase::rescue) return other(state.active);
  if (state.phase == Phase::place && !state.owed) {
    if (const auto endgame = endgame_of(state)) {
      return decide(*endgame).active_wins ? state.active : other(state.active);
    }
    if (table_ == nullptr || !holds_for(table_->rules(), referee_.house())) return std::nullopt;
    const auto fate = table_->fate(told_by_house(referee_, state).state);
    if (!fate || *fate == Fate::draw) return std::nullopt;
    return *fate == Fate::wins ? state.active : other(state.active);
  }
  const Player chooser = *referee_.to_move(state);
  bool all_known = true;
  for (const Action& action : referee_.actions(state)) {
    const auto after = winner(referee_.apply(state, action));
    if (after == chooser) return chooser;
    all_known = all_known && after;
  }
  return all_known ? std::optional(other(chooser)) : std::nullopt;
}

Worth worth_of(const State& state, const Oracle& oracle) {
  constexpr unsigned kAll = 1000;
  Worth out(state.players, 0);
  if (const auto winner = oracle.winner(state)) {
    out[*winner] = kAll;
    return out;
  }
  std::vector<std::uint64_t> parts(state.players, 0);
  std::uint64_t sum = 0;
  for (const Player player : state.alive_players()) {
    parts[player] = 1 + std::uint64_t{4} * state.hands[player][player] + state.prisoners_of(player);
    for (const std::string& pile : state.piles) {
      if (pile.back() == letter_of(player)) parts[player] += pile.size();
    }
    sum += parts[player];
  }
  for (Player player = 0; player < state.players; ++player) {
    out[player] = static_cast<int>(parts[player] * kAll / sum);
  }
  return out;
}

namespace {

// The winning action between two players, or nullopt.
std::optional<Advice> winning_of_two(const Referee& referee, const State& state,
                                     const Oracle& oracle) {
  const Player player = *referee.to_move(state);
  if (oracle.winner(state) != player) return std::nullopt;
  if (const auto advice = strategy_s(referee, state, player)) {
    const auto after = oracle.winner(referee.apply(state, advice->action));
    if (after == player) return Advice{advice->action, "Strategy S wins: " + advice->reason, true};
  }
  for (const Action& action : referee.actions(state)) {
    if (oracle.winner(referee.apply(state, action)) == player) {
      return Advice{action, "wins: two players are left, and all is known", true};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Advice> exact_advice(const Referee& referee, const State& state, const Oracle& oracle,
                                   const Budget& budget) {
  if (state.alive_players().size() == 2) return winning_of_two(referee, state, oracle);
  const auto player = referee.to_move(state);
  if (!player || chips_left(state) > kMostChipsForced) return std::nullopt;
  LoneForcer search(referee.house(), state.players, budget);
  const auto winning = search.winning(state);
  if (!winning || winning->empty()) return std::nullopt;
  const bool options = referee.house().donations || referee.house().discards;
  return Advice{winning->front(),
                fmt::format("{}it forces to be the last against all others together: by search of "
                            "{} states",
                            options ? "without donations and discards " : "", search.states()),
                !options};
}

Advice choose(const Referee& referee, const State& state, const Opponent& opponent,
              const Oracle& oracle, const Budget& budget) {
  const std::vector<Action> actions = referee.actions(state);
  if (state.alive_players().size() == 2) {
    if (auto winning = winning_of_two(referee, state, oracle)) return *std::move(winning);
  }
  if (actions.size() == 1) return {actions.front(), "there is nothing else", true};
  return advise(
      referee, state, opponent, [&](const State& leaf) { return worth_of(leaf, oracle); },
      [&](const State& leaf) { return oracle.winner(leaf); }, budget);
}

}  // namespace summand::sucker
