#include "summand/topics/sucker/topics.hpp"

#include <fmt/core.h>
#include <ranges>
#include <vector>

namespace summand::sucker {

namespace {

using CountedChips = std::vector<std::pair<std::string, std::uint32_t>>;

std::string letter_text(Player player) { return std::string(1, letter_of(player)); }

CountedChips counted(const Chips& chips) {
  CountedChips out;
  for (Player colour = 0; colour < kMostPlayers; ++colour) {
    if (chips[colour] > 0) out.emplace_back(letter_text(colour), chips[colour]);
  }
  return out;
}

template <class Players>
std::vector<std::string_view> names_of(const Players& players) {
  std::vector<std::string_view> out;
  for (const Player player : players) out.push_back(name_of(player));
  return out;
}

template <Phase kPhase>
std::optional<std::string> pile_of(const State& state) {
  return state.phase == kPhase ? std::optional(state.pile) : std::nullopt;
}

}  // namespace

void describe(Members<State>& its) {
  its.named("SuckerState", "A state of So Long Sucker.");
  its("hands", "The chips of the players, by colour.", [](auto& it) {
    std::vector<std::pair<std::string_view, CountedChips>> out;
    for (const Player player : it.alive_players()) {
      out.emplace_back(name_of(player), counted(it.hands[player]));
    }
    return out;
  });
  its("piles", "The chips of each pile, from the bottom.", &State::piles);
  its.if_any("dead", "Chips that are out of the game.", [](auto& it) { return counted(it.dead); });
  its.if_any("out", "Players that are out, the first one first.",
             [](auto& it) { return names_of(it.out); });
  its.if_any("givers", "Who gave each of them the last move.", [](auto& it) {
    std::vector<std::pair<std::string_view, std::string_view>> out;
    for (Player player = 0; player < it.players; ++player) {
      if (it.givers[player]) out.emplace_back(name_of(player), name_of(*it.givers[player]));
    }
    return out;
  });
  its.if_any("before", "Who had earlier turns, the latest first.",
             [](auto& it) { return names_of(it.before); });
  its("to move", "Whose turn it is.", [](auto& it) { return name_of(Player{it.active}); });
  its("must play", "The colour that he must play.",
      [](auto& it) { return it.owed.transform(letter_text); });
  its("next", "The pile after which he chooses who moves.", pile_of<Phase::next>);
  its("capture", "The pile of which he kills a chip.", pile_of<Phase::kill>);
  its.if_any("over", "Whether the game is over.", [](auto& it) { return it.phase == Phase::over; });
  its("rescue", "Who refused to rescue him.", [](auto& it) {
    return it.phase == Phase::rescue ? std::optional(names_of(it.refusers())) : std::nullopt;
  });
}

std::string share(std::uint64_t part, std::uint64_t all) {
  if (all == 0) return "-";
  __extension__ using Wide = unsigned __int128;
  const auto hundredths = static_cast<std::uint64_t>((Wide{part} * 20'000 + all) / (Wide{all} * 2));
  return fmt::format("{}.{:02} %", hundredths / 100, hundredths % 100);
}

}  // namespace summand::sucker
