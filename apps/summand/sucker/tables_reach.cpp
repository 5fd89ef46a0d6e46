// summand sucker tables --players: games from the start, and who can force to be the last.
#include <fmt/format.h>

#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/sucker/tables.hpp"
#include "apps/summand/sucker/text.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/studies/sucker/reach.hpp"
#include "summand/text/table.hpp"

namespace summand::sucker {

using namespace program;

namespace {

// "rebound R, no donations and discards".
std::string title_of(HouseRules house) {
  std::string out = fmt::format("rebound {}", name_of(house.rebound));
  if (house.rows != 0) out += fmt::format(", {} row{}", house.rows, house.rows == 1 ? "" : "s");
  if (house.no_giver == HouseRules::NoGiver::seat_before) out += ", no giver seat before";
  return out + ", no donations and discards";
}

}  // namespace

Result<Exit> reach_tables(const Run& run, unsigned players) {
  for (const std::string_view name : {"colours", "givers", "model", "formulas", "save", "load"}) {
    if (!run.request().has(name)) continue;
    return fail(fmt::format("--{}: it is for tables of endgames, without --players", name));
  }
  if (!run.request().arguments.empty()) {
    return fail("with --players no state is asked for: try summand sucker analyze");
  }
  SUMMAND_TRY(chips,
              number_option<unsigned>(run.request(), "chips", 2, {1, kMostReachChips / players}));
  SUMMAND_TRY(house, house_rules_of(run.request()));
  house.donations = house.discards = false;
  Progress progress("states");
  const Reach found = solve_reachable(players, chips, house, run.budget(),
                                      [&](std::uint64_t states) { progress.at(states); });
  const std::string winner =
      found.winner < 0 ? "nobody" : std::string(name_of(static_cast<Player>(found.winner)));
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("rules", print(house));
    json.key("players").number(players).key("chips").number(chips);
    json.key("states").number(found.states).key("forced_by").object();
    for (Player player = 0; player < players; ++player) {
      json.key(name_of(player)).number(found.forced_by[player]);
    }
    json.close().member("start_forced_by", winner);
    json.key("without_giver").number(found.without_giver);
    write_out(json.close().str() + "\n");
    return Exit::done;
  }
  std::vector<std::vector<std::string>> rows = {{"states", std::to_string(found.states), ""}};
  std::uint64_t all = 0;
  for (Player player = 0; player < players; ++player) {
    all += found.forced_by[player];
    rows.push_back({fmt::format("forced by {}", name_of(player)),
                    std::to_string(found.forced_by[player]),
                    share(found.forced_by[player], found.states)});
  }
  rows.push_back({"forced by nobody", std::to_string(found.states - all),
                  share(found.states - all, found.states)});
  rows.push_back({"from the start", winner, ""});
  write_out(fmt::format("{} players with {} chips each, {}\n\n{}\n", players, chips,
                        title_of(house), fmt::join(aligned(rows), "\n")));
  return Exit::done;
}

}  // namespace summand::sucker
