// Programs that play any game of several seats, at random or by search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/separated.hpp"
#include "summand/play/advised.hpp"
#include "summand/play/monte_carlo.hpp"
#include "summand/play/seats_search.hpp"

namespace summand {

enum class Manner : std::uint8_t { random, max_n, paranoid, monte_carlo };

std::string_view name_of(Manner manner);  // "random", "max-n", "paranoid", "monte-carlo"
// The manner with that name, or with "mcts" for monte-carlo. Returns nullopt for other names.
std::optional<Manner> manner_named(std::string_view name);
// Returns "random, max-n, paranoid or monte-carlo".
std::string names_of_manners();

struct Opponent {
  Manner manner = Manner::monte_carlo;
  std::uint64_t nodes = 2000;  // for a search; for monte_carlo: games
  std::uint32_t seed = 1;
};

// The action of such a program for the player to move. `evaluate` and `known` are for SeatsSearch
// and MonteCarlo. Assumes that a player is to move. The same seed gives the same answer. A step of
// the search is one node; a game of Monte Carlo is one play to the end. Throws LimitReached.
template <SeatedRuleset R, class Evaluate, class Known>
Advised<typename R::Action> advise(const R& rules, const typename R::State& state,
                                   const Opponent& opponent, Evaluate evaluate, Known known,
                                   const Budget& budget) {
  if (opponent.manner == Manner::random) {
    const auto actions = rules.actions(state);
    std::mt19937 random(opponent.seed);
    return {actions[random() % actions.size()], "chosen at random"};
  }
  if (opponent.manner == Manner::monte_carlo) {
    const auto games =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(opponent.nodes, 1u << 30));
    MonteCarlo search(rules, games, opponent.seed, budget, known);
    const auto found = search.choose(state);
    return {found.action, fmt::format("monte-carlo: {} of {} games after it were won, of {} in all",
                                      found.wins, found.visits, found.games)};
  }
  const bool selfish = opponent.manner == Manner::max_n;
  SeatsSearch search(rules, selfish ? Others::selfish : Others::conspiring,
                     {.nodes = opponent.nodes}, budget, evaluate);
  const auto found = search.choose(state);
  return {found.action,
          fmt::format("{}, {}, by search of {} positions, {} decisions ahead: estimated worth to "
                      "each {}",
                      name_of(opponent.manner), selfish ? "each for himself" : "one against all",
                      found.nodes, found.depth, separated(found.worth, " "))};
}

}  // namespace summand
