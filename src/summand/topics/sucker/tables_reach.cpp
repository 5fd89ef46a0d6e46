// sucker tables --players: whole games, and which players can force that they are the last.
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/sucker/reach.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/sucker/tables.hpp"

namespace summand::sucker {

using namespace ask;

struct Reached {
  // All players with as many chips.
  struct Game {
    unsigned players = 0, chips = 0;
    HouseRules house;
  };

  Game game;
  Reach found;

  std::string_view winner() const {
    return found.winner < 0 ? "nobody" : name_of(static_cast<Player>(found.winner));
  }
};

void describe(Members<Reached>& its) {
  its("rules", "The house rules.", [](auto& it) { return print(it.game.house); });
  its("players", "The players.", [](auto& it) { return it.game.players; });
  its("chips", "The chips of each player.", [](auto& it) { return it.game.chips; });
  its("states", "The states.", [](auto& it) { return it.found.states; });
  its("forced_by", "The states by who can force to be the last.", [](auto& it) {
    std::vector<std::pair<std::string_view, std::uint64_t>> out;
    for (Player player = 0; player < it.game.players; ++player) {
      out.emplace_back(name_of(player), it.found.forced_by[player]);
    }
    return out;
  });
  its("start_forced_by", "The same for the start.", [](auto& it) { return it.winner(); });
  its("without_giver", "The moves after which no living player had had the move before.",
      [](auto& it) { return it.found.without_giver; });
}

namespace {

Reached::Game game_of(const TablesOptions& options) {
  Reached::Game out{*options.players, options.chips.value_or(2), options.rules()};
  out.house.donations = out.house.discards = false;
  return out;
}

// "rebound R, no donations and discards".
std::string title_of(const HouseRules& house) {
  std::string out = fmt::format("rebound {}", name_of(house.rebound));
  if (house.rows != 0) out += fmt::format(", {} row{}", house.rows, house.rows == 1 ? "" : "s");
  if (house.no_giver == HouseRules::NoGiver::seat_before) out += ", no giver seat before";
  return out + ", no donations and discards";
}

}  // namespace

static std::string text(const Reached& data, const Page&) {
  const auto& [game, found] = data;
  std::vector<std::vector<std::string>> rows = {{"states", std::to_string(found.states), ""}};
  std::uint64_t all = 0;
  const auto add = [&](std::string_view who, std::uint64_t states) {
    rows.push_back(
        {fmt::format("forced by {}", who), std::to_string(states), share(states, found.states)});
  };
  for (Player player = 0; player < game.players; ++player) {
    all += found.forced_by[player];
    add(name_of(player), found.forced_by[player]);
  }
  add("nobody", found.states - all);
  rows.push_back({"from the start", std::string(data.winner()), ""});
  return fmt::format("{} players with {} chips each, {}\n\n{}\n", game.players, game.chips,
                     title_of(game.house), separated(aligned(rows), "\n"));
}

Result<void> check_reach(const TablesOptions& options, const Request& request) {
  for (const std::string_view name :
       {"colours", "givers", "model", "formulas", "save", "load", "resume"}) {
    if (!request.has(name)) continue;
    return fail(fmt::format("--{} is for tables of endgames: leave out --players", name));
  }
  if (!request.arguments.empty()) {
    return fail("--players takes no state: try summand sucker analyze");
  }
  if (!options.chips) return {};
  return expect_in("chips", *options.chips, {1, kMostReachChips / *options.players});
}

Attempt<Response> sucker_reach(Asking& asking) {
  const Reached::Game game = game_of(asking.options<TablesOptions>());
  Progress progress(asking.watcher(), "states");
  Reach found = solve_reachable(game.players, game.chips, game.house, asking.budget(),
                                [&](std::uint64_t states) { progress.at(states); });
  return respond(Reached{game, found});
}

}  // namespace summand::sucker
