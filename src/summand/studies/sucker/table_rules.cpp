#include "summand/studies/sucker/table_rules.hpp"

#include <array>
#include <fmt/format.h>

namespace summand::sucker {

namespace {

constexpr std::array<unsigned, kMostColours + 1> kMostLooked = {0, 0, 30, 12, 10};  // by colours

}  // namespace

unsigned chips_left(const State& state) {
  unsigned chips = 0;
  for (const Player player : state.alive_players()) chips += state.chips_of(player);
  for (const std::string& pile : state.piles) chips += static_cast<unsigned>(pile.size());
  // Of a captured pile one chip dies.
  if (state.phase == Phase::kill) chips += static_cast<unsigned>(state.pile.size()) - 1;
  return chips;
}

Result<TableRules> table_rules_for(const HouseRules& house, const State& state) {
  TableRules rules{.colours = 2, .chips = chips_left(state), .rebound = house.rebound};
  const auto totals = state.totals();
  for (unsigned colour = state.players; colour-- > 0;) {
    if (state.alive(colour) || totals[colour] == state.dead[colour]) continue;
    if (++rules.colours > kMostColours) return fail("more than four colours are left");
    const auto giver = living_giver(state, colour);
    if (!giver && house.rebound == Rebound::giver) {
      return fail(fmt::format("it is not said who gave {} the last move (as givers: {}=b)",
                              name_of(colour), letter_of(colour)));
    }
    rules.givers[rules.colours - 3] = giver && *giver != state.active;
  }
  if (house.rows != 0) return fail("no table is made for few rows");
  if (rules.chips > kMostLooked[rules.colours]) {
    return fail(fmt::format("{} chips of {} colours are left, and up to {} are searched here",
                            rules.chips, rules.colours, kMostLooked[rules.colours]));
  }
  return rules;
}

}  // namespace summand::sucker
