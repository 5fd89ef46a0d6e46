// The contract of a game that players in seats play in turn, for matches, records and programs.
#pragma once

#include <concepts>
#include <optional>
#include <vector>

namespace summand {

// A ruleset of k players, numbered from 0. If no player is to move, the game is over, and `ranking`
// lists the players, the winner first. `actions` lists the actions of the player to move: at least
// one, and none twice. A sum of games is such a game of two seats. Other such games cannot be
// summands, because they do not have two sides.
template <class R>
concept SeatedRuleset =
    std::copyable<typename R::State> && std::copyable<typename R::Action> &&
    requires(const R& rules, const typename R::State& state, const typename R::Action& action) {
      { rules.players(state) } -> std::convertible_to<unsigned>;
      { rules.to_move(state) } -> std::same_as<std::optional<unsigned>>;
      { rules.actions(state) } -> std::same_as<std::vector<typename R::Action>>;
      { rules.apply(state, action) } -> std::same_as<typename R::State>;
      { rules.ranking(state) } -> std::same_as<std::vector<unsigned>>;
    };

}  // namespace summand
