// Endgames by the referee alone. Piles are strings, and every action is tried. It tests the faster
// solvers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "summand/studies/sucker/referee.hpp"
#include "summand/studies/sucker/state.hpp"

namespace summand::sucker {

// Only the data that affect the rest of the game.
inline std::string naive_key_of(const Referee& referee, State state) {
  state.dead = {};
  const Rebound rebound = referee.house().rebound;
  if (rebound != Rebound::giver) state.givers = {};
  // An eliminated player does not move again. The active player himself never gets the move back,
  // except with Rebound::holder.
  std::erase_if(state.before, [&](unsigned player) {
    return !state.alive(player) || (rebound != Rebound::holder && player == state.active);
  });
  std::ranges::sort(state.out);
  return print(state);
}

// The players who can force to be the last against all others. For few chips, and for house rules
// without donations and discards, because these may repeat a position.
class NaiveSolver {
 public:
  explicit NaiveSolver(const Referee& referee) : referee_(referee) {}

  // One bit for each player. Of two players exactly one has it. The recursion is as deep as the
  // game is long.
  unsigned forcers(const State& state) { return found(referee_.begun(state)); }
  bool active_wins(const State& state) { return (forcers(state) >> state.active & 1) != 0; }

  // The visited turns as text, with their forcers.
  const std::unordered_map<std::string, unsigned>& known() const { return known_; }

 private:
  unsigned found(const State& state);
  unsigned choice(const State& state, Player player);

  const Referee& referee_;
  std::unordered_map<std::string, unsigned> known_;
};

// The same for two players and house rules with donations or discards. Before every decision and
// after every donation or discard the player who does not decide may speak first.
class NaiveGraph {
 public:
  explicit NaiveGraph(const Referee& referee) : referee_(referee) {}

  // nullopt if neither player can force it.
  std::optional<Player> winner(const State& state, bool other_speaks);

 private:
  struct Node {
    State state;
    Player speaker = 0;
    std::vector<std::size_t> next;
    std::optional<Player> winner;  // if the game is over, or after it is known
  };

  std::size_t number(const State& state, bool other_speaks);
  void explore(std::size_t from);
  void solve(std::size_t from);

  const Referee& referee_;
  std::vector<Node> nodes_;
  std::unordered_map<std::string, std::size_t> numbers_;
};

inline unsigned NaiveSolver::found(const State& state) {
  const auto player = referee_.to_move(state);
  if (!player) return 1u << referee_.ranking(state).front();
  if (state.phase != Phase::place) return choice(state, *player);
  const std::string key = naive_key_of(referee_, state);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const unsigned out = choice(state, *player);
  known_.emplace(key, out);
  return out;
}

inline unsigned NaiveSolver::choice(const State& state, Player player) {
  unsigned any = 0, all = (1u << kMostPlayers) - 1;
  for (const Action& action : referee_.actions(state)) {
    const unsigned after = found(referee_.apply(state, action));
    any |= after;
    all &= after;
  }
  return (any & 1u << player) | (all & ~(1u << player));
}

inline std::optional<Player> NaiveGraph::winner(const State& state, bool other_speaks) {
  const std::size_t before = nodes_.size(), root = number(referee_.begun(state), other_speaks);
  if (nodes_.size() > before) {
    explore(before);
    solve(before);
  }
  return nodes_[root].winner;
}

inline std::size_t NaiveGraph::number(const State& state, bool other_speaks) {
  const std::string key = naive_key_of(referee_, state) + (other_speaks ? " other" : "");
  const auto [at, added] = numbers_.emplace(key, nodes_.size());
  if (!added) return at->second;
  Node node{.state = state, .next = {}, .winner = {}};
  if (const auto decides = referee_.to_move(state)) {
    const std::vector<Player> alive = state.alive_players();
    node.speaker = other_speaks ? alive[alive[0] == *decides ? 1 : 0] : *decides;
  } else {
    node.winner = referee_.ranking(state).front();
  }
  nodes_.push_back(std::move(node));
  return at->second;
}

inline void NaiveGraph::explore(std::size_t from) {
  for (std::size_t i = from; i < nodes_.size(); ++i) {
    const State state = nodes_[i].state;
    const Player speaker = nodes_[i].speaker;
    std::vector<std::size_t> next;
    if (const auto decides = referee_.to_move(state)) {
      if (speaker != *decides) next.push_back(number(state, false));
      for (const Action& action : referee_.legal(state, speaker)) {
        next.push_back(number(referee_.apply(state, action), true));
      }
    }
    nodes_[i].next = std::move(next);
  }
}

// Nodes explored earlier are finished. A speaker wins if one of the actions wins, and loses if all
// lose. A node without a result after any number of steps stays open.
inline void NaiveGraph::solve(std::size_t from) {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = nodes_.size(); i-- > from;) {
      Node& node = nodes_[i];
      if (node.winner || node.next.empty()) continue;
      bool lost = true;
      for (const std::size_t next : node.next) {
        const auto winner = nodes_[next].winner;
        if (winner == node.speaker) node.winner = winner;
        lost = lost && winner && winner != node.speaker;
      }
      const std::vector<Player> alive = node.state.alive_players();
      if (lost) node.winner = alive[alive[0] == node.speaker ? 1 : 0];
      changed = changed || node.winner;
    }
  }
}

}  // namespace summand::sucker
