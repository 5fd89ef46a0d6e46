#include "summand/studies/sucker/state.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"

namespace summand::sucker {

namespace {

constexpr std::array<std::string_view, kMostPlayers> kNames = {
    "blue", "red", "yellow", "green", "orange", "violet", "white", "pink"};

}  // namespace

std::string_view name_of(Player player) { return kNames[player]; }
char letter_of(Player player) { return kNames[player].front(); }

std::optional<Player> player_of(char letter) {
  for (Player player = 0; player < kMostPlayers; ++player) {
    if (letter_of(player) == letter) return player;
  }
  return std::nullopt;
}

std::optional<Player> player_named(std::string_view name) {
  if (name.size() == 1) return player_of(name.front());
  const auto at = std::ranges::find(kNames, name);
  if (at == kNames.end()) return std::nullopt;
  return static_cast<Player>(at - kNames.begin());
}

bool State::alive(Player player) const {
  return player < players && std::ranges::find(out, player) == out.end();
}

std::vector<Player> State::refusers() const {
  std::vector<Player> found;
  for (Player player = 0; player < players; ++player) {
    if ((refused >> player & 1) != 0) found.push_back(player);
  }
  return found;
}

std::vector<Player> State::alive_players() const {
  std::vector<Player> found;
  for (Player player = 0; player < players; ++player) {
    if (alive(player)) found.push_back(player);
  }
  return found;
}

unsigned State::chips_of(Player player) const {
  unsigned count = 0;
  for (const unsigned chips : hands[player]) count += chips;
  return count;
}

unsigned State::prisoners_of(Player player) const {
  return chips_of(player) - hands[player][player];
}

std::array<unsigned, kMostPlayers> State::totals() const {
  std::array<unsigned, kMostPlayers> sum{};
  const auto add = [&](const std::string& text) {
    for (const char letter : text) {
      if (const auto colour = player_of(letter)) ++sum[*colour];
    }
  };
  for (unsigned colour = 0; colour < kMostPlayers; ++colour) {
    sum[colour] += dead[colour];
    for (const Chips& hand : hands) sum[colour] += hand[colour];
  }
  for (const std::string& text : piles) add(text);
  if (phase == Phase::kill) add(pile);
  return sum;
}

// Each giver was alive when the player after him was eliminated, so this chain ends with a living
// player.
std::optional<Player> living_giver(const State& state, Player player) {
  for (unsigned steps = 0; steps < state.players && state.givers[player]; ++steps) {
    player = *state.givers[player];
    if (state.alive(player)) return player;
  }
  return std::nullopt;
}

State new_game(unsigned players, unsigned chips) {
  State state{.players = players};
  for (Player player = 0; player < players; ++player) {
    state.hands[player][player] = chips;
  }
  return state;
}

namespace {

std::optional<std::string> fault_of_pile(const State& state, const std::string& pile, bool taken) {
  if (pile.empty()) return "a pile has at least one chip";
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const auto colour = player_of(pile[i]);
    if (!colour || *colour >= state.players) {
      return quoted_character(pile, i) + " is the colour of no player";
    }
    // The last two chips of a captured pile have the same colour.
    const bool top = taken && i + 1 == pile.size();
    if (i > 0 && (pile[i - 1] == pile[i]) != top) {
      return fmt::format("the pile {} {}", printable(pile, 40),
                         top ? "is not captured: its two topmost chips differ"
                             : "has two neighbours of the same colour");
    }
  }
  return taken && pile.size() < 2 ? std::optional<std::string>("a single chip captures nothing")
                                  : std::nullopt;
}

// Whether only the colours of two players are left.
bool has_two_colours(const State& state) {
  const std::vector<Player> alive = state.alive_players();
  if (alive.size() != 2) return false;
  const auto totals = state.totals();
  for (unsigned colour = 0; colour < kMostPlayers; ++colour) {
    if (!state.alive(colour) && totals[colour] > state.dead[colour]) return false;
  }
  return true;
}

std::optional<std::string> fault_of_counts(const State& state) {
  const auto totals = state.totals();
  const bool counted = has_two_colours(state);
  for (unsigned colour = 0; colour < kMostPlayers; ++colour) {
    if (totals[colour] > (counted ? kMostCounted : kMostChips)) {
      return fmt::format("more than {} {} chips{}", counted ? kMostCounted : kMostChips,
                         name_of(colour),
                         counted ? "" : ": there are more only where two colours are left");
    }
    if (totals[colour] > 0 && colour >= state.players) {
      return fmt::format("{} is the colour of no player", name_of(colour));
    }
  }
  return std::nullopt;
}

std::optional<std::string> fault_of_phase(const State& state) {
  const bool chips = state.chips_of(state.active) > 0;
  if (state.phase == Phase::kill) {
    if (auto fault = fault_of_pile(state, state.pile, true)) return fault;
    if (!state.alive(*player_of(state.pile.back()))) {
      return "a pile captured with the colour of a player who is out dies at once";
    }
  }
  if (state.phase == Phase::next &&
      std::ranges::find(state.piles, state.pile) == state.piles.end()) {
    return fmt::format("there is no pile {}", printable(state.pile, 40));
  }
  if (state.phase == Phase::rescue && chips) {
    return fmt::format("{} has chips and needs no rescue", name_of(state.active));
  }
  if (state.owed && (state.phase != Phase::place || state.hands[state.active][*state.owed] == 0)) {
    return fmt::format("{} cannot play a chip that he has not", name_of(state.active));
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> fault_of(const State& state) {
  if (state.players < 2 || state.players > kMostPlayers) {
    return fmt::format("there are 2 to {} players", kMostPlayers);
  }
  for (Player player = 0; player < kMostPlayers; ++player) {
    if (!state.alive(player) && state.chips_of(player) > 0) {
      return fmt::format("{} is out and holds chips", name_of(player));
    }
  }
  const std::size_t alive = state.alive_players().size();
  if (state.phase == Phase::over && alive > 1) {
    return fmt::format("{} players are left: the game is not over", alive);
  }
  if (alive < (state.phase == Phase::over ? 1 : 2)) {
    return "fewer than two players are left: the game is over";
  }
  if (!state.alive(state.active)) {
    return fmt::format("{} is to move and out", name_of(state.active));
  }
  for (const std::string& pile : state.piles) {
    if (auto fault = fault_of_pile(state, pile, false)) return fault;
  }
  if (auto fault = fault_of_counts(state)) return fault;
  for (const Player player : state.alive_players()) {
    if (!state.givers[player]) continue;
    return fmt::format("{} is alive: a giver is named for players who are out", name_of(player));
  }
  return fault_of_phase(state);
}

}  // namespace summand::sucker
