// sucker verify: tests the theorem and Strategy S on all endgames of two colours.
#include <algorithm>
#include <chrono>
#include <fmt/core.h>

#include "summand/ask/option_values.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/sucker/two_colours.hpp"
#include "summand/text/table.hpp"
#include "summand/topics/sucker/tables.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

struct VerifyOptions : HouseOptions {
  unsigned chips = 14;
  std::optional<Model> model{};  // all three without it
  bool changed = false;
};

constexpr auto kVerifyOptions = options_in<VerifyOptions>(
    option<&VerifyOptions::chips>("chips", "N", "The most chips of an endgame (14)",
                                  {0, kMostChipsInTable}),
    option_read<&VerifyOptions::model, read_model>(
        "model", "NAME", "Optional actions: plain, active or anytime (default: all three)"),
    option<&VerifyOptions::changed>("changed", "",
                                    "Show that changed statements of the theorem fail"),
    kHouseOptions);

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

std::string text_of_example(const Endgame& endgame) { return print(state_of(endgame)); }

// A changed statement of the theorem.
struct ChangedClaim {
  const ModelReport* of;
  std::size_t number;
};

void describe(Members<ChangedClaim>& its) {
  its.named("ChangedClaim", "A changed statement, which must fail.");
  its("claim", "The statement.", [](auto& it) { return claims()[it.number].name; });
  its("mismatches", "The states for which it is wrong.",
      [](auto& it) { return it.of->mismatches[it.number]; });
  its("example", "The smallest one.",
      [](auto& it) { return it.of->examples[it.number].transform(text_of_example); });
}

void describe(Members<ModelReport>& its) {
  its.named("VerifiedModel", "The states with some optional actions.");
  its("model", "The optional actions.", [](auto& it) { return name_of(it.model); });
  its("states", "The states.", &ModelReport::states);
  its("wins", "Those that the player to move wins.", &ModelReport::wins);
  its("mismatches", "Those for which the theorem is wrong.",
      [](auto& it) { return it.mismatches[0]; });
  its("strategy_failures", "Those in which Strategy S does not win.", &ModelReport::failures);
  its("seconds", "The time.", &ModelReport::seconds);
  its.if_any("changed", "What --changed shows.", [](auto& it) {
    std::vector<ChangedClaim> out;
    for (std::size_t i = 1; i < it.mismatches.size(); ++i) out.push_back({&it, i});
    return out;
  });
}

void describe(Members<Verified>& its) {
  its("rules", "The house rules.", [](auto& it) { return print(it.house); });
  its("chips", "The most chips.", &Verified::chips);
  its("models", "The states by the optional actions.", &Verified::models);
  its("holds", "Whether the theorem holds and the changed statements fail.",
      [](auto& it) { return it.holds(); });
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
                    report.examples[i] ? text_of_example(*report.examples[i]) : "none"});
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
ModelReport verify_model(const Asking& asking, Model model, const VerifyOptions& options) {
  const std::span<const Claim> tested = options.changed ? claims() : claims().first(1);
  ModelReport out{.model = model};
  out.mismatches.resize(tested.size());
  out.examples.resize(tested.size());
  const auto start = std::chrono::steady_clock::now();
  Progress progress(asking.watcher(), "levels", 0, options.chips + 1);
  solve_two_colours({.chips = options.chips,
                     .model = model,
                     .rows = options.rows,
                     .donations = !options.no_donations,
                     .discards = !options.no_discards,
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

Attempt<Response> sucker_verify(Asking& asking) {
  const auto& options = asking.options<VerifyOptions>();
  Verified data{.chips = options.chips, .house = options.rules()};
  for (const Model model : {Model::plain, Model::active, Model::anytime}) {
    if (options.model.value_or(model) != model) continue;
    data.models.push_back(verify_model(asking, model, options));
  }
  const bool holds = data.holds();
  Response out = respond(std::move(data));
  out.refuted = !holds;
  return out;
}

}  // namespace

const Question kSuckerVerify{
    .name = "sucker verify",
    .arguments = "",
    .sentence = "Check the theorem and Strategy S against all endgames up to a size",
    .details = {},
    .options = kVerifyOptions,
    .most = 0,
    .words = true,
    .answer = sucker_verify,
    .answers = kAnswersAre<Verified>,
};

}  // namespace summand::sucker
