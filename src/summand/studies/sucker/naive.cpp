#include "summand/studies/sucker/naive.hpp"

#include <algorithm>

#include "summand/base/check.hpp"

namespace summand::sucker {

namespace {

// Only what the rest of the game depends on.
std::string key_of(const Referee& referee, State state) {
  state.dead = {};
  const Rebound rebound = referee.house().rebound;
  if (rebound != Rebound::giver) state.givers = {};
  // Who is out moves no more; and the active player himself is nobody's heir but in one reading.
  std::erase_if(state.before, [&](unsigned player) {
    return !state.alive(player) || (rebound != Rebound::holder && player == state.active);
  });
  std::ranges::sort(state.out);
  return print(state);
}

}  // namespace

unsigned NaiveSolver::found(const State& state) {
  const auto player = referee_.to_move(state);
  if (!player) return 1u << referee_.ranking(state).front();
  if (state.phase != Phase::place) return choice(state, *player);
  const std::string key = key_of(referee_, state);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const unsigned out = choice(state, *player);
  known_.emplace(key, out);
  return out;
}

unsigned NaiveSolver::choice(const State& state, Player player) {
  unsigned any = 0, all = (1u << kMostPlayers) - 1;
  for (const Action& action : referee_.actions(state)) {
    const unsigned after = found(referee_.apply(state, action));
    any |= after;
    all &= after;
  }
  return (any & 1u << player) | (all & ~(1u << player));
}

std::optional<Player> NaiveGraph::winner(const State& state, bool other_speaks) {
  const std::size_t before = nodes_.size(), root = number(referee_.begun(state), other_speaks);
  if (nodes_.size() > before) {
    explore(before);
    solve(before);
  }
  return nodes_[root].winner;
}

std::size_t NaiveGraph::number(const State& state, bool other_speaks) {
  const std::string key = key_of(referee_, state) + (other_speaks ? " other" : "");
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

void NaiveGraph::explore(std::size_t from) {
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

// What was explored before leads to nothing new. Whoever speaks wins if one of his actions does,
// and loses if all do; what is decided in no number of steps stays open.
void NaiveGraph::solve(std::size_t from) {
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

namespace {

constexpr Player kPlayers[kMostColours] = {0, 1, 3, 2};

class Endgames {
 public:
  Endgames(const TableRules& rules, const std::function<void(const State&)>& visit)
      : rules_(rules), visit_(visit) {
    SUMMAND_CHECK(rules.colours <= kMostColours);
    state_.players = rules.colours == 2 ? 2 : 4;
    for (Player player = 2; player < state_.players; ++player) {
      state_.out.push_back(static_cast<std::uint8_t>(player));
    }
    for (unsigned colour = 2; colour < rules.colours; ++colour) {
      if (rules.rebound != Rebound::giver) continue;
      state_.givers[kPlayers[colour]] = rules.givers[colour - 2];
    }
  }

  // Piles in rising order, then hands.
  void piles(unsigned chips) {
    hands(chips, 0);
    std::string pile;
    grow(chips, pile);
  }

 private:
  void grow(unsigned chips, std::string& pile) {
    if (chips == 0) return;
    for (unsigned colour = 0; colour < rules_.colours; ++colour) {
      const char letter = letter_of(kPlayers[colour]);
      if (pile.ends_with(letter)) continue;
      pile.push_back(letter);
      if (state_.piles.empty() || pile >= state_.piles.back()) {
        state_.piles.push_back(pile);
        piles(chips - 1);
        state_.piles.pop_back();
      }
      grow(chips - 1, pile);
      pile.pop_back();
    }
  }

  void hands(unsigned chips, unsigned place) {
    const unsigned owner = place / rules_.colours;
    if (place == 2 * rules_.colours) {
      if (chips == 0) finish();
      return;
    }
    for (unsigned count = 0; count <= chips; ++count) {
      std::uint32_t& held = state_.hands[owner][kPlayers[place % rules_.colours]];
      held = count;
      hands(chips - count, place + 1);
      held = 0;
    }
  }

  void finish() {
    if (rules_.rebound != Rebound::holder) {
      visit_(state_);
      return;
    }
    for (const std::uint8_t before : {small(0), small(1)}) {
      state_.before = {before};
      visit_(state_);
    }
  }

  const TableRules& rules_;
  const std::function<void(const State&)>& visit_;
  State state_;
};

}  // namespace

void for_each_endgame(const TableRules& rules, unsigned chips,
                      const std::function<void(const State&)>& visit) {
  Endgames(rules, visit).piles(chips);
}

}  // namespace summand::sucker
