// The course of a game at a SeveralTable: who plays when, and what is shown.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/several_table.hpp"
#include "apps/summand/terminal/typed_line.hpp"

namespace summand::program {

template <GameAtTable Game>
std::vector<typename Game::Rules::Action> SeveralTable<Game>::choices() const {
  std::vector<Action> out = game_.match().rules().actions(state());
  for (unsigned player = 0; player < company_.seats.size(); ++player) {
    if (!is_person(player)) continue;
    for (Action& action : game_.besides(player)) {
      if (std::ranges::find(out, action) == out.end()) out.push_back(std::move(action));
    }
  }
  return out;
}

template <GameAtTable Game>
auto SeveralTable<Game>::advice_for(const Seat& seat) const -> Advised<Action> {
  if constexpr (HasPolicies<Game>) {
    if (!seat.policy.empty()) {
      auto next = game_.follow(seat.policy);
      return {std::move(next.action), std::move(next.reason)};
    }
  }
  auto next = advice(*seat.program);
  return {std::move(next.action), std::move(next.reason)};
}

template <GameAtTable Game>
void SeveralTable<Game>::tell(const State& before, const std::string& line) const {
  page_.say(line + "\n");
  if constexpr (HasNews<Game>) {
    for (const std::string& news : game_.news(before, state())) page_.say(news + "\n");
  }
}

template <GameAtTable Game>
bool SeveralTable<Game>::play_forced() {
  const std::vector<Action> actions = choices();
  if (actions.size() != 1) return false;
  forced_.insert(made());
  const State before = state();
  game_.play(actions.front()).value();
  tell(before, game_.name_of(before, actions.front()) + " (nothing else can be done)");
  return true;
}

template <GameAtTable Game>
void SeveralTable<Game>::programs_play() {
  while (to_move()) {
    if (persons_turn()) {
      if (!play_forced()) return;
      continue;
    }
    const auto next = advice_for(company_.seats[*to_move()]);
    const std::string name = game_.name_of(state(), next.action);
    std::string& reason = reasons_[made()];
    reason = fmt::format("{} ({})\n", name, next.reason);
    for (const std::string& line : game_.explain(state())) {
      reason += fmt::format("  before it: {}\n", line);
    }
    const State before = state();
    game_.play(next.action).value();
    tell(before, name);
  }
}

template <GameAtTable Game>
std::string SeveralTable<Game>::list(std::span<const Action> actions) const {
  std::string out;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    out += fmt::format("{:3}  {}\n", i + 1, game_.name_of(state(), actions[i]));
  }
  return out;
}

template <GameAtTable Game>
std::string SeveralTable<Game>::picture() const {
  if (!to_move()) return game_.picture();
  return game_.picture() + list(game_.match().rules().actions(state()));
}

template <GameAtTable Game>
std::string SeveralTable<Game>::last_actions() const {
  constexpr std::size_t kMost = 3;
  const auto& match = game_.match();
  std::string out = made() > kMost ? "... " : "";
  for (std::size_t i = made() > kMost ? made() - kMost : 0; i < made(); ++i) {
    out += game_.name_of(match.state_after(i), match.actions()[i]) + (i + 1 < made() ? ", " : "");
  }
  return made() == 0 ? "No actions yet." : out;
}

template <GameAtTable Game>
void SeveralTable<Game>::play() {
  std::size_t shown = SIZE_MAX;  // after how many actions the table was shown
  while (true) {
    programs_play();
    if (!to_move()) break;
    if (shown != made() || page_.in_place()) {
      page_.show(Game::kTitle, picture(), last_actions());
    }
    shown = made();
    if (run_.for_people()) write_out("> ");
    const auto line = read_();
    if (!line) return;
    if (!page_.turn(trimmed(*line)) && !obey(*line)) return;
  }
  page_.show(Game::kTitle, picture(), last_actions());
}

}  // namespace summand::program
