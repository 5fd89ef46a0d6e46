// Computes or loads the table of endgames for a request.
#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/ask/match/sucker_options.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/sucker/table_file.hpp"
#include "summand/topics/sucker/tables.hpp"

namespace summand::sucker {

using namespace ask;

namespace {

// Reads who gave the dead players their last moves: "me", "other" or "me,other". For --rebound P.
Result<std::array<std::uint8_t, 2>> givers_of(const std::string& text) {
  const std::size_t comma = std::min(text.find(','), text.size());
  const std::string first = text.substr(0, comma);
  const std::string second = comma == text.size() ? first : text.substr(comma + 1);
  for (const std::string& one : {first, second}) {
    if (one == "me" || one == "other") continue;
    return fail(fmt::format("--givers: me or other is expected, not '{}'", printable(one, 40)));
  }
  return std::array{static_cast<std::uint8_t>(first == "other"),
                    static_cast<std::uint8_t>(second == "other")};
}

Result<Model> model_of(const std::string& text) {
  for (const Model model : {Model::plain, Model::active, Model::anytime}) {
    if (name_of(model) == text) return model;
  }
  return fail(
      fmt::format("--model: plain, active or anytime is expected, not '{}'", printable(text, 40)));
}

}  // namespace

Result<TableRules> table_rules(const Request& request) {
  SUMMAND_TRY(colours, number_option<unsigned>(request, "colours", 3, {2, kMostColours}));
  SUMMAND_TRY(chips, number_option<unsigned>(request, "chips", 8, {0, kMostTableChips[colours]}));
  SUMMAND_TRY(house, house_rules_of(request));
  TableRules rules{.colours = colours,
                   .chips = chips,
                   .rebound = house.rebound,
                   .rows = house.rows,
                   .donations = house.donations,
                   .discards = house.discards};
  if (const auto text = request.option("givers")) {
    SUMMAND_TRY(givers, givers_of(*text));
    rules.givers = givers;
  }
  if (const auto text = request.option("model")) {
    SUMMAND_TRY(model, model_of(*text));
    rules.model = model;
  }
  return rules;
}

Result<TableRules> rules_to_make(const Request& request) {
  if (request.has("givers") && request.option("rebound") != "P") {
    return fail("--givers needs --rebound P");
  }
  return table_rules(request);
}

namespace {

// Fails if an option does not fit the table of a file.
Result<void> fits(const Request& request, const TableRules& asked, const Source& source) {
  const TableRules& has = source.table->rules();
  const std::pair<std::string_view, bool> differs[] = {
      {"colours", asked.colours != has.colours}, {"chips", asked.chips != has.chips},
      {"rebound", asked.rebound != has.rebound}, {"givers", asked.givers != has.givers},
      {"rows", asked.rows != has.rows},          {"model", asked.model != has.model},
  };
  for (const auto& [name, other] : differs) {
    if (!other || !request.has(name)) continue;
    return fail(fmt::format("--{} {}: {} holds another table: {}, up to {} chips", name,
                            printable(*request.option(name), 40), printable(source.file),
                            title_of(has), has.chips));
  }
  return {};
}

Result<Source> loaded_table(const Asking& asking, const std::string& file) {
  SUMMAND_TRY(loaded, load_table(file, asking.budget()));
  Source out{.table = std::move(loaded.table), .file = file, .checked = loaded.checked};
  // The colours of the file decide how many chips are allowed.
  Request request = asking.request();
  if (!request.has("colours")) {
    request.options["colours"] = std::to_string(out.table->rules().colours);
  }
  SUMMAND_TRY(asked, table_rules(request));
  if (auto done = fits(asking.request(), asked, out); !done) return std::unexpected(done.error());
  return out;
}

}  // namespace

namespace {

// The table of --resume, which has the first levels of a table with these rules.
Result<Source> first_levels(const Asking& asking, const TableRules& rules) {
  const auto file = asking.option("resume");
  if (!file) return Source{.table = nullptr, .file = {}};
  SUMMAND_TRY(loaded, load_table(*file, asking.budget()));
  if (!loaded.table->can_begin(rules)) {
    const TableRules& has = loaded.table->rules();
    return fail(fmt::format("{} cannot be continued: it is of {}, up to {} chips", printable(*file),
                            title_of(has), has.chips));
  }
  return Source{.table = std::move(loaded.table), .file = *file, .checked = loaded.checked};
}

// Solves the table. For --save the finished levels are saved now and then, and when a limit is
// reached.
void solve_levels(const Asking& asking, EndgameTable& table, const EndgameTable* known) {
  const TableRules& rules = table.rules();
  const unsigned first = known == nullptr ? 0 : known->levels();
  std::uint64_t states = 0, done = 0;
  for (unsigned n = 0; n <= rules.chips; ++n) {
    states += EndgameTable::states(rules, n);
    if (n < first) done += EndgameTable::states(rules, n);
  }
  Checkpoints saves(asking.option("save"));
  const auto write = [&](const std::string& path) { return save_table(table, path); };
  auto solved = within_limits([&]() -> Result<void> {
    Progress progress(asking.watcher(), "states", done, states);
    const auto report = [&](const TableLevel& level) {
      if (level.chips < first) return;
      done += EndgameTable::states(rules, level.chips);
      progress.at(done);
      if (level.chips < rules.chips) saves.save_sometimes(write);
    };
    table.solve(asking.settings().threads, report, known);
    return {};
  });
  if (solved) return;
  Failure stopped = std::move(solved).error();
  if (table.levels() > 0) {
    const std::string how_far = fmt::format(" after the states of {} chips", table.chips());
    const bool is_new = table.levels() > first;
    stopped =
        (is_new ? saves : Checkpoints(std::nullopt)).stopped(std::move(stopped), how_far, write);
  }
  reach_limit_again(std::move(stopped));
}

}  // namespace

Result<Source> table_of(const Asking& asking) {
  if (const auto file = asking.option("load")) return loaded_table(asking, *file);
  SUMMAND_TRY(rules, rules_to_make(asking.request()));
  SUMMAND_TRY(known, first_levels(asking, rules));
  std::shared_ptr<EndgameTable> table = EndgameTable::unsolved(rules, asking.budget());
  solve_levels(asking, *table, known.table.get());
  return Source{.table = std::move(table), .file = known.file, .checked = known.checked};
}

std::string origin_of(const Source& source) {
  if (source.file.empty()) return "";
  return fmt::format("table from {}, {} states checked", printable(source.file), source.checked);
}

std::string heading(const Source& source) {
  const std::string origin = origin_of(source);
  return fmt::format("{}\n{}{}", title_of(source.table->rules()), origin,
                     origin.empty() ? "" : "\n");
}

void write_rules(JsonWriter& json, const Source& source) {
  const TableRules& rules = source.table->rules();
  json.key("colours").number(rules.colours).member("rebound", name_of(rules.rebound));
  json.key("rows");
  if (rules.rows == 0) {
    json.null();
  } else {
    json.number(rules.rows);
  }
  json.member("model", name_of(rules.model));
  if (source.file.empty()) return;
  json.key("from").object().member("file", source.file);
  json.key("checked").number(source.checked).close();
}

}  // namespace summand::sucker
