// sucker verify: tests the theorem and Strategy S on all endgames of two colours.
#include <algorithm>
#include <chrono>
#include <fmt/core.h>

#include "summand/ask/match/sucker_options.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/sucker/two_colours.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/sucker/tables.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

struct Wanted {
  unsigned chips = 14;
  HouseRules house;
  std::vector<Model> models = {Model::plain, Model::active, Model::anytime};
};

Result<Wanted> wanted(const Request& request) {
  Wanted out;
  SUMMAND_TRY(chips, number_option<unsigned>(request, "chips", out.chips, {0, kMostChipsInTable}));
  out.chips = chips;
  SUMMAND_TRY(house, house_rules_of(request));
  out.house = house;
  if (request.has("model")) {
    // The number of chips is not checked, because this table of two colours may be larger than
    // others.
    Request without = request;
    without.options.erase("chips");
    SUMMAND_TRY(rules, table_rules(without));
    out.models = {rules.model};
  }
  return out;
}

struct ModelReport {
  Model model;
  std::uint64_t states = 0, wins = 0, failures = 0;
  std::vector<std::uint64_t> mismatches = {};
  std::vector<std::optional<Endgame>> examples = {};
  double seconds = 0;
};

struct Verified {
  unsigned chips;
  HouseRules house;
  std::vector<ModelReport> models = {};

  // True if the theorem holds and, with --changed, all changed statements fail.
  bool holds() const {
    return std::ranges::all_of(models, [](const ModelReport& one) {
      return one.failures == 0 && one.mismatches[0] == 0 &&
             std::ranges::all_of(one.mismatches.begin() + 1, one.mismatches.end(),
                                 [](std::uint64_t count) { return count > 0; });
    });
  }
};

void write_changed(JsonWriter& json, const ModelReport& report) {
  if (report.mismatches.size() == 1) return;
  json.key("changed").array();
  for (std::size_t i = 1; i < report.mismatches.size(); ++i) {
    json.object().member("claim", claims()[i].name);
    json.key("mismatches").number(report.mismatches[i]);
    if (report.examples[i]) json.member("example", print(state_of(*report.examples[i])));
    json.close();
  }
  json.close();
}

void write_json(JsonWriter& json, const Verified& data) {
  json.member("rules", print(data.house)).key("chips").number(data.chips);
  json.key("models").array();
  for (const ModelReport& one : data.models) {
    json.object().member("model", name_of(one.model)).key("states").number(one.states);
    json.key("wins").number(one.wins).key("mismatches").number(one.mismatches[0]);
    json.key("strategy_failures").number(one.failures).key("seconds").seconds(one.seconds);
    write_changed(json, one);
    json.close();
  }
  json.close().key("holds").boolean(data.holds());
}

// " on 2 rows, without donations".
std::string limits_of(const HouseRules& house) {
  std::string out;
  if (house.rows != 0) out += fmt::format(" on {} row{}", house.rows, house.rows == 1 ? "" : "s");
  if (!house.donations) out += ", without donations";
  if (!house.discards) out += ", without discards";
  return out;
}

// The mismatches of the changed statements. They are the same in all models.
std::string text_of_changed(const ModelReport& report) {
  std::vector<std::vector<std::string>> rows = {
      {"changed statements", "mismatches", "the smallest one"}};
  for (std::size_t i = 1; i < report.mismatches.size(); ++i) {
    rows.push_back({std::string(claims()[i].name), std::to_string(report.mismatches[i]),
                    report.examples[i] ? print(state_of(*report.examples[i])) : "none"});
  }
  return fmt::format("\n{}\n", separated(aligned(rows), "\n"));
}

std::string text(const Verified& data, const Page&) {
  std::vector<std::vector<std::string>> rows = {
      {"model", "states", "won by the player to move", "mismatches", "S fails", "time"}};
  for (const ModelReport& one : data.models) {
    rows.push_back({std::string(name_of(one.model)), std::to_string(one.states),
                    share(one.wins, one.states), std::to_string(one.mismatches[0]),
                    std::to_string(one.failures), fmt::format("{:.3f} s", one.seconds)});
  }
  std::string out = fmt::format(
      "Theorem 5.4 and Strategy S against all endgames of two colours with up to {} "
      "chips{}\n\n{}\n",
      data.chips, limits_of(data.house), separated(aligned(rows), "\n"));
  const ModelReport& first = data.models.front();
  return first.mismatches.size() == 1 ? out : out + text_of_changed(first);
}

// Uses the rows, donations and discards of the house rules. No other rule matters with two colours.
ModelReport verify_model(const Asking& asking, Model model, const Wanted& job) {
  const std::span<const Claim> tested = asking.has("changed") ? claims() : claims().first(1);
  ModelReport out{.model = model};
  out.mismatches.resize(tested.size());
  out.examples.resize(tested.size());
  const auto start = std::chrono::steady_clock::now();
  Progress progress(asking.watcher(), "levels", 0, job.chips + 1);
  solve_two_colours({.chips = job.chips,
                     .model = model,
                     .rows = job.house.rows,
                     .donations = job.house.donations,
                     .discards = job.house.discards,
                     .threads = asking.settings().threads,
                     .budget = asking.budget(),
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

}  // namespace

Result<void> check_verify(const Request& request) { return without_value(wanted(request)); }

Attempt<Response> sucker_verify(Asking& asking) {
  const Wanted job = wanted(asking.request()).value();
  Verified data{.chips = job.chips, .house = job.house};
  for (const Model model : job.models) {
    data.models.push_back(verify_model(asking, model, job));
  }
  const bool holds = data.holds();
  Response out = respond(std::move(data));
  out.refuted = !holds;
  return out;
}

}  // namespace summand::sucker
