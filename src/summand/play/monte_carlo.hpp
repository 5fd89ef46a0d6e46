// Monte Carlo tree search for games of several seats.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/play/seated_ruleset.hpp"

namespace summand {

// Plays random games to the end, from the leaves of a tree that grows by one node a game. Each
// player prefers the actions that have won most for him, and sometimes tries others. `known` gives
// the winner if it is known, so that the game can stop there. The same seed gives the same answer.
template <SeatedRuleset R, class Known>
class MonteCarlo {
 public:
  using State = typename R::State;
  using Action = typename R::Action;

  struct Result {
    Action action{};
    std::uint32_t visits = 0, games = 0;  // of this action; of all
    std::uint32_t wins = 0;               // of the visits, for the one who moves
  };

  MonteCarlo(const R& rules, std::uint32_t games, std::uint32_t seed, Budget budget, Known known)
      : rules_(rules),
        games_(games),
        random_(seed),
        budget_(std::move(budget)),
        known_(std::move(known)) {}

  // Assumes that a player is to move. Throws LimitReached.
  Result choose(const State& state) {
    nodes_.clear();
    charge_.emplace(budget_);
    add(state, Action{}, kNone);
    for (std::uint32_t game = 0; game < games_; ++game) {
      budget_.ask();
      const std::size_t leaf = grow();
      const unsigned winner = play_out(nodes_[leaf].state);
      for (std::size_t at = leaf; at != kNone; at = nodes_[at].parent) {
        ++nodes_[at].visits;
        // The player who chose this node moves in its parent.
        const std::size_t above = nodes_[at].parent;
        if (above != kNone) nodes_[at].wins += rules_.to_move(nodes_[above].state) == winner;
      }
    }
    Result out{.games = games_};
    for (const std::size_t child : nodes_[0].children) {
      const Node& node = nodes_[child];
      if (node.visits < out.visits) continue;
      if (node.visits == out.visits && node.wins <= out.wins && out.visits > 0) continue;
      out.action = node.action;
      out.visits = node.visits;
      out.wins = node.wins;
    }
    return out;
  }

 private:
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

  struct Node {
    State state;
    Action action;
    std::size_t parent;
    std::vector<Action> untried;
    std::vector<std::size_t> children;
    std::uint32_t visits = 0, wins = 0;
  };

  std::size_t add(State state, Action action, std::size_t parent) {
    Node node{.state = std::move(state), .action = std::move(action), .parent = parent};
    node.untried = rules_.actions(node.state);
    // Counted twice, because the vector of nodes doubles when it grows.
    charge_->add(2 * sizeof(Node) + node.untried.size() * (sizeof(Action) + sizeof(std::size_t)));
    // Shuffled here, so that every standard library gives the same order. The last action is tried
    // first.
    for (std::size_t i = node.untried.size(); i > 1; --i) {
      std::swap(node.untried[i - 1], node.untried[random_() % i]);
    }
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
  }

  // Descends in the tree to a node that is new or has no children.
  std::size_t grow() {
    std::size_t at = 0;
    while (nodes_[at].untried.empty() && !nodes_[at].children.empty()) at = most_promising(at);
    if (nodes_[at].untried.empty()) return at;
    Action action = std::move(nodes_[at].untried.back());
    nodes_[at].untried.pop_back();
    State next = rules_.apply(nodes_[at].state, action);
    const std::size_t child = add(std::move(next), std::move(action), at);
    nodes_[at].children.push_back(child);
    return child;
  }

  // The child with the greatest upper confidence bound for the player who moves here.
  std::size_t most_promising(std::size_t at) const {
    const double all = std::log(static_cast<double>(nodes_[at].visits));
    std::size_t best = kNone;
    double bound = -1;
    for (const std::size_t child : nodes_[at].children) {
      const double visits = nodes_[child].visits;
      const double one = nodes_[child].wins / visits + std::sqrt(all / visits);
      if (one <= bound) continue;
      bound = one;
      best = child;
    }
    return best;
  }

  unsigned play_out(State state) {
    while (rules_.to_move(state)) {
      if (const std::optional<unsigned> winner = known_(state)) return *winner;
      const std::vector<Action> actions = rules_.actions(state);
      state = rules_.apply(state, actions[random_() % actions.size()]);
    }
    return rules_.ranking(state).front();
  }

  const R& rules_;
  std::uint32_t games_;
  std::mt19937 random_;
  Budget budget_;
  Known known_;
  std::vector<Node> nodes_;
  std::optional<Charge> charge_;  // for the nodes
};

}  // namespace summand
