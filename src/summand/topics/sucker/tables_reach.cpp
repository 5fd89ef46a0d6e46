// sucker tables --players: whole games, and which players can force that they are the last.
#include <fmt/core.h>

#include "summand/ask/match/sucker_options.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/sucker/reach.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/sucker/tables.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

struct Game {
  unsigned players = 0, chips = 0;
  HouseRules house;
};

Result<Game> game_of(const Request& request) {
  SUMMAND_TRY(players, number_option<unsigned>(request, "players", 3, {2, 4}));
  for (const std::string_view name :
       {"colours", "givers", "model", "formulas", "save", "load", "resume"}) {
    if (!request.has(name)) continue;
    return fail(fmt::format("--{} is for tables of endgames: leave out --players", name));
  }
  if (!request.arguments.empty()) {
    return fail("--players takes no state: try summand sucker analyze");
  }
  SUMMAND_TRY(chips, number_option<unsigned>(request, "chips", 2, {1, kMostReachChips / players}));
  SUMMAND_TRY(house, house_rules_of(request));
  house.donations = house.discards = false;
  return Game{players, chips, house};
}

struct Reached {
  Game game;
  Reach found;

  std::string_view winner() const {
    return found.winner < 0 ? "nobody" : name_of(static_cast<Player>(found.winner));
  }
};

void write_json(JsonWriter& json, const Reached& data) {
  const auto& [game, found] = data;
  json.member("rules", print(game.house));
  json.key("players").number(game.players).key("chips").number(game.chips);
  json.key("states").number(found.states).key("forced_by").object();
  for (Player player = 0; player < game.players; ++player) {
    json.key(name_of(player)).number(found.forced_by[player]);
  }
  json.close().member("start_forced_by", data.winner());
  json.key("without_giver").number(found.without_giver);
}

// "rebound R, no donations and discards".
std::string title_of(const HouseRules& house) {
  std::string out = fmt::format("rebound {}", name_of(house.rebound));
  if (house.rows != 0) out += fmt::format(", {} row{}", house.rows, house.rows == 1 ? "" : "s");
  if (house.no_giver == HouseRules::NoGiver::seat_before) out += ", no giver seat before";
  return out + ", no donations and discards";
}

std::string text(const Reached& data, const Page&) {
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

}  // namespace

Result<void> check_reach(const Request& request) { return without_value(game_of(request)); }

Attempt<Response> sucker_reach(Asking& asking) {
  const Game game = game_of(asking.request()).value();
  Progress progress(asking.watcher(), "states");
  Reach found = solve_reachable(game.players, game.chips, game.house, asking.budget(),
                                [&](std::uint64_t states) { progress.at(states); });
  return respond(Reached{game, found});
}

}  // namespace summand::sucker
