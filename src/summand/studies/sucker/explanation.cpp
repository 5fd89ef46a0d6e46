#include "summand/studies/sucker/explanation.hpp"

#include <fmt/core.h>

namespace summand::sucker {

Result<std::string> theorem_about(const State& state) {
  SUMMAND_TRY(endgame, endgame_of(state));
  const EndgameVerdict verdict = decide(endgame);
  const std::vector<Player> alive = state.alive_players();
  const Player other = alive[alive[0] == state.active ? 1 : 0];
  return fmt::format("{} to move, {} wins: {} (De Carufel and Jerade, Theorem 5.4)",
                     name_of(state.active), name_of(verdict.active_wins ? state.active : other),
                     explain(verdict));
}

std::vector<std::string> who_wins(const Referee& referee, const State& state) {
  const std::vector<Player> alive = state.alive_players();
  if (state.phase == Phase::over) {
    return {fmt::format("{} is the last and wins", name_of(alive.front()))};
  }
  if (alive.size() > 2) {
    return {fmt::format("{} players are left, and no theorem says who wins", alive.size())};
  }
  if (state.phase == Phase::rescue) {
    const Player other = alive[alive[0] == state.active ? 1 : 0];
    return {fmt::format("{} wins: {} has no chip, and nobody need rescue him", name_of(other),
                        name_of(state.active))};
  }
  if (state.phase == Phase::place) {
    auto sentence = theorem_about(state);
    if (sentence) return {*std::move(sentence)};
    return {"Theorem 5.4 does not decide: " + sentence.error().message};
  }
  // A choice within the turn. Another turn follows each action.
  std::vector<std::string> out;
  for (const Action& action : referee.actions(state)) {
    for (const std::string& line : who_wins(referee, referee.apply(state, action))) {
      out.push_back(fmt::format("after {}, {}", print(action), line));
    }
  }
  return out;
}

}  // namespace summand::sucker
