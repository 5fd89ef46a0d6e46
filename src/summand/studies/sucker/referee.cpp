#include "summand/studies/sucker/referee.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/check.hpp"

namespace summand::sucker {

namespace {

using Kind = Action::Kind;

std::string with_piles_sorted(State& state, std::string pile) {
  state.piles.insert(std::ranges::lower_bound(state.piles, pile), pile);
  return pile;
}

void take_pile(State& state, const std::string& pile) {
  const auto at = std::ranges::lower_bound(state.piles, pile);
  SUMMAND_CHECK(at != state.piles.end() && *at == pile);
  state.piles.erase(at);
}

}  // namespace

std::string_view name_of(Rebound rebound) {
  return rebound == Rebound::mover ? "R" : rebound == Rebound::giver ? "P" : "L";
}

std::optional<Rebound> rebound_named(std::string_view name) {
  for (const Rebound rebound : {Rebound::mover, Rebound::giver, Rebound::holder}) {
    if (name_of(rebound) == name) return rebound;
  }
  return std::nullopt;
}

// --- who has the move ---

Player Referee::seat_without_giver(const State& state, Player from) const {
  const unsigned step = house_.no_giver == HouseRules::NoGiver::next_seat ? 1 : state.players - 1;
  Player player = from;
  do {
    player = (player + step) % state.players;
  } while (!state.alive(player));
  return player;
}

// The latest other living player who had the move. Assumes that somebody else is alive.
Player Referee::after_elimination(const State& state, Player player) const {
  for (const Player earlier : state.before) {
    if (earlier != player && state.alive(earlier)) return earlier;
  }
  return seat_without_giver(state, player);
}

Player Referee::after_dead_capture(const State& state, Player colour) const {
  if (house_.rebound == Rebound::giver) {
    if (const auto giver = living_giver(state, colour)) return *giver;
    return seat_without_giver(state, colour);
  }
  if (house_.rebound == Rebound::holder) {
    for (const Player earlier : state.before) {
      if (state.alive(earlier)) return earlier;
    }
    return seat_without_giver(state, state.active);
  }
  return state.active;
}

std::vector<Player> Referee::may_be_next(const State& state, std::string_view pile) {
  std::vector<Player> missing;
  std::optional<std::pair<std::size_t, Player>> lowest;  // the lowest of the topmost chips
  for (const Player player : state.alive_players()) {
    const std::size_t top = pile.rfind(letter_of(player));
    if (top == std::string_view::npos) {
      missing.push_back(player);
    } else if (!lowest || top < lowest->first) {
      lowest = {top, player};
    }
  }
  if (missing.empty()) missing.push_back(lowest->second);
  return missing;
}

// --- turns ---

// The players who may rescue the active player and have not refused.
std::vector<Player> Referee::asked(const State& state) const {
  std::vector<Player> out;
  if (!house_.donations) return out;
  for (const Player player : state.alive_players()) {
    if (player == state.active || (state.refused >> player & 1) != 0) continue;
    if (state.prisoners_of(player) > 0) out.push_back(player);
  }
  return out;
}

// While the active player has no chip, somebody is asked, or he is eliminated.
void Referee::settle(State& state) const {
  while (state.chips_of(state.active) == 0) {
    state.phase = Phase::rescue;
    state.owed.reset();
    if (!asked(state).empty()) return;
    const Player player = state.active;
    const Player heir = after_elimination(state, player);
    if (heir != player && std::ranges::find(state.before, heir) != state.before.end()) {
      state.givers[player] = small(heir);
    }
    state.out.push_back(small(player));
    state.active = small(heir);
    state.refused = 0;
    state.phase = Phase::place;
    if (state.alive_players().size() == 1) {
      state.phase = Phase::over;
      return;
    }
  }
  if (state.phase == Phase::rescue) state.phase = Phase::place;
}

void Referee::begin_turn(State& state, Player player) const {
  std::erase(state.before, state.active);
  state.before.insert(state.before.begin(), state.active);
  state.active = small(player);
  state.phase = Phase::place;
  state.pile.clear();
  state.refused = 0;
  state.owed.reset();
  settle(state);
}

State Referee::begun(State state) const {
  if (state.phase == Phase::place || state.phase == Phase::rescue) settle(state);
  return state;
}

void Referee::place(State& state, const Action& action) const {
  const char letter = letter_of(action.colour);
  --state.hands[state.active][action.colour];
  state.owed.reset();
  if (!action.pile.empty()) take_pile(state, action.pile);
  std::string pile = action.pile + letter;
  if (action.pile.ends_with(letter)) {
    if (state.alive(action.colour)) {
      state.pile = std::move(pile);
      state.phase = Phase::kill;
      return;
    }
    for (const char chip : pile) ++state.dead[*player_of(chip)];
    begin_turn(state, after_dead_capture(state, action.colour));
    return;
  }
  const std::vector<Player> next = may_be_next(state, pile);
  pile = with_piles_sorted(state, std::move(pile));
  if (next.size() == 1) {
    begin_turn(state, next.front());
  } else {
    state.phase = Phase::next;
    state.pile = std::move(pile);
  }
}

void Referee::kill(State& state, unsigned colour) const {
  const Player owner = *player_of(state.pile.back());
  for (const char chip : state.pile) ++state.hands[owner][*player_of(chip)];
  --state.hands[owner][colour];
  ++state.dead[colour];
  begin_turn(state, owner);
}

State Referee::apply(const State& state, const Action& action) const {
  State out = state;
  switch (action.kind) {
    case Kind::place:
      place(out, action);
      return out;
    case Kind::next:
      begin_turn(out, *action.other);
      return out;
    case Kind::kill:
      kill(out, action.colour);
      return out;
    case Kind::refuse:
      out.refused = small(out.refused | 1u << action.actor);
      break;
    case Kind::discard:
      --out.hands[action.actor][action.colour];
      ++out.dead[action.colour];
      break;
    case Kind::donate:
      --out.hands[action.actor][action.colour];
      ++out.hands[*action.other][action.colour];
      if (out.phase == Phase::rescue && *action.other == out.active) {
        out.phase = Phase::place;
        out.refused = 0;
        out.owed = action.colour;
      }
      break;
  }
  if (out.phase == Phase::place || out.phase == Phase::rescue) settle(out);
  return out;
}

// --- what is legal ---

void Referee::optional_actions(const State& state, Player player, std::vector<Action>& out) const {
  for (unsigned colour = 0; colour < state.players; ++colour) {
    const unsigned count = state.hands[player][colour];
    if (colour == player || count == 0) continue;
    // A chip that must be played may not be given away.
    if (player == state.active && state.owed == colour && count == 1) continue;
    for (const Player other : house_.donations ? state.alive_players() : std::vector<Player>()) {
      if (other != player)
        out.push_back({Kind::donate, small(player), small(colour), small(other), {}});
    }
    if (house_.discards) out.push_back({Kind::discard, small(player), small(colour), {}, {}});
  }
}

std::vector<Action> Referee::actions(const State& state) const {
  std::vector<Action> out;
  const auto player = to_move(state);
  if (!player) return out;
  const std::uint8_t actor = small(*player);
  switch (state.phase) {
    case Phase::place:
      for (unsigned colour = 0; colour < state.players; ++colour) {
        if (state.hands[actor][colour] == 0 || (state.owed && state.owed != colour)) continue;
        if (house_.rows == 0 || state.piles.size() < house_.rows) {
          out.push_back({Kind::place, actor, small(colour), {}, {}});
        }
        for (std::size_t i = 0; i < state.piles.size(); ++i) {
          if (i > 0 && state.piles[i] == state.piles[i - 1]) continue;
          out.push_back({Kind::place, actor, small(colour), {}, state.piles[i]});
        }
      }
      break;
    case Phase::next:
      for (const Player next : may_be_next(state, state.pile)) {
        out.push_back({Kind::next, actor, 0, small(next), {}});
      }
      break;
    case Phase::kill:
      for (unsigned colour = 0; colour < state.players; ++colour) {
        if (state.pile.contains(letter_of(colour))) {
          out.push_back({Kind::kill, actor, small(colour), {}, {}});
        }
      }
      break;
    case Phase::rescue:
      for (unsigned colour = 0; colour < state.players; ++colour) {
        if (colour == actor || state.hands[actor][colour] == 0) continue;
        out.push_back({Kind::donate, actor, small(colour), state.active, {}});
      }
      out.push_back({Kind::refuse, actor, 0, {}, {}});
      break;
    case Phase::over:
      break;
  }
  return out;
}

std::optional<unsigned> Referee::to_move(const State& state) const {
  switch (state.phase) {
    case Phase::place:
    case Phase::next:
      return state.active;
    case Phase::kill:
      return player_of(state.pile.back());
    case Phase::rescue:
      return asked(state).front();
    case Phase::over:
      break;
  }
  return std::nullopt;
}

std::vector<Action> Referee::legal(const State& state, Player player) const {
  std::vector<Action> out;
  if (!state.alive(player) || state.phase == Phase::over) return out;
  if (to_move(state) == player) out = actions(state);
  if (state.phase == Phase::rescue) {
    // Everybody who is asked may answer, not only the first one.
    const std::vector<Player> all = asked(state);
    out.clear();
    if (std::ranges::find(all, player) != all.end()) {
      out.push_back({Kind::refuse, small(player), 0, {}, {}});
    }
  }
  optional_actions(state, player, out);
  return out;
}

std::vector<Action> Referee::legal(const State& state) const {
  std::vector<Action> out;
  for (const Player player : state.alive_players()) {
    std::ranges::move(legal(state, player), std::back_inserter(out));
  }
  return out;
}

std::vector<unsigned> Referee::ranking(const State& state) const {
  std::vector<unsigned> out = state.alive_players();
  out.insert(out.end(), state.out.rbegin(), state.out.rend());
  return out;
}

}  // namespace summand::sucker
