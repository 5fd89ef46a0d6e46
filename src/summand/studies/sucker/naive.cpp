#include "summand/studies/sucker/naive.hpp"

#include <algorithm>

#include "summand/base/check.hpp"

namespace summand::sucker {

Player NaiveSolver::winner(const State& state) {
  const auto player = referee_.to_move(state);
  if (!player) return referee_.ranking(state).front();
  // Only what the rest of the game depends on.
  State seen = state;
  seen.dead = {};
  if (referee_.house().rebound != Rebound::holder) seen.before.clear();
  if (seen.before.size() > 1) seen.before.resize(1);
  const std::string key = print(seen);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  Player out =
      state.alive_players()[0] == *player ? state.alive_players()[1] : state.alive_players()[0];
  for (const Action& action : referee_.actions(state)) {
    if (winner(referee_.apply(state, action)) != *player) continue;
    out = *player;
    break;
  }
  known_.emplace(key, out);
  return out;
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
      std::uint8_t& held = state_.hands[owner][kPlayers[place % rules_.colours]];
      held = static_cast<std::uint8_t>(count);
      hands(chips - count, place + 1);
      held = 0;
    }
  }

  void finish() {
    if (rules_.rebound != Rebound::holder) {
      visit_(state_);
      return;
    }
    for (const std::uint8_t before : {0, 1}) {
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
