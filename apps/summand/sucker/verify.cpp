// summand sucker verify: the theorem and Strategy S against all endgames of two colours.
#include <chrono>
#include <fmt/format.h>

#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/sucker/tables.hpp"
#include "apps/summand/sucker/text.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/studies/sucker/two_colours.hpp"
#include "summand/text/table.hpp"

namespace summand::sucker {

using namespace program;

namespace {

struct Verified {
  Model model;
  std::uint64_t states = 0, wins = 0, failures = 0;
  std::vector<std::uint64_t> mismatches;
  std::vector<std::optional<Endgame>> examples;
  double seconds = 0;
};

// The rows, donations and discards of the house rules; no other rule matters with two colours.
Verified verify_model(const Run& run, Model model, unsigned chips, const HouseRules& house) {
  Verified out{.model = model};
  const std::span<const Claim> tested = run.request().has("changed") ? claims() : claims().first(1);
  out.mismatches.resize(tested.size());
  out.examples.resize(tested.size());
  const auto start = std::chrono::steady_clock::now();
  Progress progress("levels", 0, chips + 1);
  solve_two_colours({.chips = chips,
                     .model = model,
                     .rows = house.rows,
                     .donations = house.donations,
                     .discards = house.discards,
                     .threads = run.settings().threads,
                     .budget = run.budget(),
                     .claims = tested},
                    [&](const TwoColourLevel& level) {
                      out.states += level.states;
                      out.wins += level.wins;
                      out.failures += level.strategy_failures;
                      for (std::size_t i = 0; i < tested.size(); ++i) {
                        out.mismatches[i] += level.mismatches[i];
                        if (!out.examples[i]) out.examples[i] = level.examples[i];
                      }
                      progress.at(level.chips + 1);
                    });
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return out;
}

// " on 2 rows, without donations".
std::string limits_of(const HouseRules& house) {
  std::string out;
  if (house.rows != 0) out += fmt::format(" on {} row{}", house.rows, house.rows == 1 ? "" : "s");
  if (!house.donations) out += ", without donations";
  if (!house.discards) out += ", without discards";
  return out;
}

std::string text_of(const std::vector<Verified>& all, unsigned chips, const HouseRules& house) {
  std::vector<std::vector<std::string>> table = {
      {"model", "states", "won by the player to move", "mismatches", "S fails", "time"}};
  for (const Verified& one : all) {
    table.push_back({std::string(name_of(one.model)), std::to_string(one.states),
                     share(one.wins, one.states), std::to_string(one.mismatches[0]),
                     std::to_string(one.failures), fmt::format("{:.3f} s", one.seconds)});
  }
  std::string out = fmt::format(
      "Theorem 5.4 and Strategy S against all endgames of two colours with up to {} "
      "chips{}\n\n{}\n",
      chips, limits_of(house), fmt::join(aligned(table), "\n"));
  const Verified& first = all.front();
  if (first.mismatches.size() == 1) return out;
  table = {{"changed statements", "mismatches", "the smallest one"}};
  for (std::size_t i = 1; i < first.mismatches.size(); ++i) {
    table.push_back({std::string(claims()[i].name), std::to_string(first.mismatches[i]),
                     first.examples[i] ? print(state_of(*first.examples[i])) : "none"});
  }
  return out + fmt::format("\n{}\n", fmt::join(aligned(table), "\n"));
}

void write(JsonWriter& json, const std::vector<Verified>& all) {
  json.key("models").array();
  for (const Verified& one : all) {
    json.object().member("model", name_of(one.model)).key("states").number(one.states);
    json.key("wins").number(one.wins).key("mismatches").number(one.mismatches[0]);
    json.key("strategy_failures").number(one.failures).key("seconds").seconds(one.seconds);
    if (one.mismatches.size() > 1) {
      json.key("changed").array();
      for (std::size_t i = 1; i < one.mismatches.size(); ++i) {
        json.object().member("claim", claims()[i].name);
        json.key("mismatches").number(one.mismatches[i]);
        if (one.examples[i]) json.member("example", print(state_of(*one.examples[i])));
        json.close();
      }
      json.close();
    }
    json.close();
  }
  json.close();
}

// Whether the theorem holds, and with --changed, whether all changed statements fail.
bool as_expected(const std::vector<Verified>& all) {
  return std::ranges::all_of(all, [](const Verified& one) {
    return one.failures == 0 && one.mismatches[0] == 0 &&
           std::ranges::all_of(one.mismatches.begin() + 1, one.mismatches.end(),
                               [](std::uint64_t count) { return count > 0; });
  });
}

Result<Exit> verify(const Run& run) {
  const Request& request = run.request();
  SUMMAND_TRY(chips, number_option<unsigned>(request, "chips", 14, {0, kMostChipsInTable}));
  SUMMAND_TRY(house, house_rules_of(request));
  std::vector<Model> models = {Model::plain, Model::active, Model::anytime};
  if (request.has("model")) {
    Request without = request;
    without.options.erase("chips");
    SUMMAND_TRY(rules, table_rules(without));
    models = {rules.model};
  }
  std::vector<Verified> all;
  for (const Model model : models) {
    all.push_back(verify_model(run, model, chips, house));
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("rules", print(house)).key("chips").number(chips);
    write(json, all);
    json.key("holds").boolean(as_expected(all));
    write_out(json.close().str() + "\n");
  } else {
    write_out(text_of(all, chips, house));
  }
  return as_expected(all) ? Exit::done : Exit::refuted;
}

}  // namespace

Exit sucker_verify(const Run& run) {
  return exit_of(run, within_limits([&] { return verify(run); }));
}

}  // namespace summand::sucker
