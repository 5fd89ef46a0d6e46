// GameAtTable: a game of several players in play, as SeveralTable wants it.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/several/match.hpp"
#include "summand/several/seats.hpp"

namespace summand::program {

// A game in play as the table wants it, over a Match of its rules.
template <class G>
concept GameAtTable =
    SeveralRuleset<typename G::Rules> &&
    requires(G& game, const G& seen, const typename G::Rules::State& state,
             const typename G::Rules::Action& action, unsigned player, std::string_view text,
             const Opponent& opponent, const Budget& budget) {
      { seen.match() } -> std::same_as<const Match<typename G::Rules>&>;
      { seen.name(player) } -> std::same_as<std::string>;
      { seen.named(text) } -> std::same_as<Result<unsigned>>;
      // A few lines for whoever is to choose, or how it ended.
      { seen.picture() } -> std::same_as<std::string>;
      // The state and the match, as they are read.
      { seen.state_as_text() } -> std::same_as<std::string>;
      { seen.record() } -> std::same_as<std::string>;
      // An action in a line that has its player.
      { seen.name_of(state, action) } -> std::same_as<std::string>;
      { seen.actor(state, action) } -> std::same_as<unsigned>;
      // The action that the player types, legal or not.
      { seen.read(player, text) } -> std::same_as<Result<typename G::Rules::Action>>;
      // What the player may do besides choosing when it is his turn.
      { seen.besides(player) } -> std::same_as<std::vector<typename G::Rules::Action>>;
      // What such a program plays, and why; what is known of a state, a sentence a line.
      { seen.choose(opponent, budget).action } -> std::convertible_to<typename G::Rules::Action>;
      { seen.choose(opponent, budget).reason } -> std::convertible_to<std::string>;
      { seen.explain(state) } -> std::same_as<std::vector<std::string>>;
      // An action that is not legal is an error and is not played.
      { game.play(action) } -> std::same_as<Result<void>>;
      { game.undo() } -> std::same_as<bool>;
      { game.redo() } -> std::same_as<bool>;
      { game.say(std::string()) };
      { G::kTitle } -> std::convertible_to<std::string_view>;
      // Lines of help about how actions are written.
      { G::kActionsHelp } -> std::convertible_to<std::string_view>;
    };

// A game whose programs may follow policies of its own.
template <class G>
concept HasPolicies = requires(const G& seen, std::string_view policy) {
  { G::policies() } -> std::same_as<Policies>;
  // What such a policy plays, and why.
  { seen.follow(policy).action } -> std::convertible_to<typename G::Rules::Action>;
  { seen.follow(policy).reason } -> std::convertible_to<std::string>;
};

// A game that knows exactly what wins, in some states.
template <class G>
concept HasExactHints = requires(const G& seen, const Budget& budget) {
  // What whoever is to choose is sure to win by, and why; nothing where that is not known.
  { seen.exact_hint(budget)->action } -> std::convertible_to<typename G::Rules::Action>;
  { seen.exact_hint(budget)->reason } -> std::convertible_to<std::string>;
};

// A game that has something to announce between two states, a sentence a line.
template <class G>
concept HasNews = requires(const G& seen, const typename G::Rules::State& state) {
  { seen.news(state, state) } -> std::same_as<std::vector<std::string>>;
};

}  // namespace summand::program
