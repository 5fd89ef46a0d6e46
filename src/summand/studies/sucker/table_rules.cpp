#include "summand/studies/sucker/table_rules.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

namespace summand::sucker {

namespace {

constexpr std::array<unsigned, kMostColours + 1> kMostLooked = {0, 0, 30, 12, 10};  // by colours

}  // namespace

unsigned chips_left(const State& state) {
  unsigned chips = 0;
  for (const Player player : state.alive_players()) chips += state.chips_of(player);
  for (const std::string& pile : state.piles) chips += static_cast<unsigned>(pile.size());
  // One chip of a captured pile dies.
  if (state.phase == Phase::kill) chips += static_cast<unsigned>(state.pile.size()) - 1;
  return chips;
}

std::vector<Player> dead_colours(const State& state) {
  std::vector<Player> out;
  const auto totals = state.totals();
  for (unsigned colour = state.players; colour-- > 0;) {
    if (!state.alive(colour) && totals[colour] > state.dead[colour]) out.push_back(colour);
  }
  return out;
}

Result<TableRules> table_rules_for(const HouseRules& house, const State& state) {
  const std::vector<Player> dead = dead_colours(state);
  if (dead.size() + 2 > kMostColours) return fail("more than four colours are left");
  const bool options = house.donations || house.discards;
  TableRules rules{.colours = static_cast<unsigned>(dead.size()) + 2,
                   .chips = chips_left(state),
                   .rebound = house.rebound,
                   .rows = house.rows,
                   .model = options ? Model::anytime : Model::plain,
                   .donations = house.donations,
                   .discards = house.discards};
  const Referee referee(house);
  for (std::size_t i = 0; i < dead.size() && house.rebound == Rebound::giver; ++i) {
    rules.givers[i] = referee.after_dead_capture(state, dead[i]) != state.active;
  }
  if (rules.chips > kMostLooked[rules.colours]) {
    return fail(fmt::format("{} chips of {} colours are left, and up to {} are searched here",
                            rules.chips, rules.colours, kMostLooked[rules.colours]));
  }
  return rules;
}

bool holds_for(const TableRules& rules, const HouseRules& house) {
  if (rules.rebound != house.rebound || rules.rows != house.rows) return false;
  if (rules.model == Model::plain) return !house.donations && !house.discards;
  return rules.model == Model::anytime && rules.donations == house.donations &&
         rules.discards == house.discards;
}

Told told_by_house(const Referee& referee, const State& state) {
  Told out{.state = state, .assumptions = {}};
  const HouseRules& house = referee.house();
  const std::string_view seat =
      house.no_giver == HouseRules::NoGiver::next_seat ? "the next seat" : "the seat before";
  const std::vector<Player> dead = dead_colours(state);
  for (std::size_t i = 0; i < dead.size() && house.rebound == Rebound::giver; ++i) {
    if (living_giver(state, dead[i])) continue;
    const Player next = referee.after_dead_capture(state, dead[i]);
    out.state.givers[dead[i]] = static_cast<std::uint8_t>(next);
    out.assumptions.push_back(
        fmt::format("no 'givers: {}=...' is written: {}, {}, counts as who gave {} the last move",
                    letter_of(dead[i]), name_of(next), seat, name_of(dead[i])));
  }
  const bool known = std::ranges::any_of(state.before, [&](auto p) { return state.alive(p); });
  if (house.rebound == Rebound::holder && !dead.empty() && !known) {
    const Player next = referee.after_dead_capture(state, dead.front());
    out.state.before = {static_cast<std::uint8_t>(next)};
    out.assumptions.push_back(fmt::format(
        "no 'before:' is written: {}, {}, counts as who had the move before", name_of(next), seat));
  }
  return out;
}

}  // namespace summand::sucker
