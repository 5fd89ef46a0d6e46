// Computes or loads the table of endgames for a request.
#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/studies/sucker/table_file.hpp"
#include "summand/topics/sucker/tables.hpp"

namespace summand::sucker {

using namespace ask;

// "me", "other" or "me,other".
Result<std::optional<std::array<std::uint8_t, 2>>> read_givers(const Option& option,
                                                               const std::string& text) {
  const std::size_t comma = std::min(text.find(','), text.size());
  const std::string first = text.substr(0, comma);
  const std::string second = comma == text.size() ? first : text.substr(comma + 1);
  for (const std::string& one : {first, second}) {
    if (one == "me" || one == "other") continue;
    return fail(
        fmt::format("--{}: me or other is expected, not '{}'", option.name, printable(one, 40)));
  }
  return std::array{static_cast<std::uint8_t>(first == "other"),
                    static_cast<std::uint8_t>(second == "other")};
}

Result<std::optional<Model>> read_model(const Option& option, const std::string& text) {
  for (const Model model : {Model::plain, Model::active, Model::anytime}) {
    if (name_of(model) == text) return model;
  }
  return fail(fmt::format("--{}: plain, active or anytime is expected, not '{}'", option.name,
                          printable(text, 40)));
}

namespace {

// With that many colours if --colours is not given.
Result<TableRules> table_rules(const RulesOptions& options, unsigned colours) {
  const HouseRules house = options.rules();
  TableRules rules{.colours = options.colours.value_or(colours),
                   .chips = options.chips.value_or(8),
                   .rebound = house.rebound,
                   .givers = options.givers.value_or(std::array<std::uint8_t, 2>{}),
                   .rows = house.rows,
                   .model = options.model.value_or(Model::plain),
                   .donations = house.donations,
                   .discards = house.discards};
  if (options.chips) {
    const auto fits = expect_in("chips", rules.chips, {0, kMostTableChips[rules.colours]});
    if (!fits) return std::unexpected(fits.error());
  }
  return rules;
}

}  // namespace

Result<TableRules> rules_to_make(const RulesOptions& options) {
  if (options.givers && options.rebound != Rebound::giver) {
    return fail("--givers needs --rebound P");
  }
  return table_rules(options, 3);
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
                            printable(*request.option(name), 40), printable(source.from.file),
                            title_of(has), has.chips));
  }
  return {};
}

Result<Source> loaded_table(const Asking& asking, const RulesOptions& options) {
  SUMMAND_TRY(loaded, load_table(*options.load, asking.budget()));
  Source out{std::move(loaded.table), {*options.load, loaded.checked}};
  // The colours of the file decide how many chips are allowed.
  SUMMAND_TRY(asked, table_rules(options, out.table->rules().colours));
  if (auto done = fits(asking.request(), asked, out); !done) return std::unexpected(done.error());
  return out;
}

// The table of that file, which has the first levels of a table with these rules.
Result<Source> first_levels(const Asking& asking, const TableRules& rules,
                            const std::string& file) {
  SUMMAND_TRY(loaded, load_table(file, asking.budget()));
  if (!loaded.table->can_begin(rules)) {
    const TableRules& has = loaded.table->rules();
    return fail(fmt::format("{} cannot be continued: it is of {}, up to {} chips", printable(file),
                            title_of(has), has.chips));
  }
  return Source{std::move(loaded.table), {file, loaded.checked}};
}

// Solves the table. For --save the finished levels are saved now and then, and when a limit is
// reached.
void solve_levels(const Asking& asking, EndgameTable& table, const EndgameTable* known,
                  Checkpoints saves) {
  const TableRules& rules = table.rules();
  const unsigned first = known == nullptr ? 0 : known->levels();
  std::uint64_t states = 0, done = 0;
  for (unsigned n = 0; n <= rules.chips; ++n) {
    states += EndgameTable::states(rules, n);
    if (n < first) done += EndgameTable::states(rules, n);
  }
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

Result<Source> table_of(const Asking& asking, const RulesOptions& options,
                        const std::optional<std::string>& resume,
                        const std::optional<std::string>& save) {
  if (options.load) return loaded_table(asking, options);
  SUMMAND_TRY(rules, rules_to_make(options));
  Source known{};
  if (resume) {
    SUMMAND_TRY(first, first_levels(asking, rules, *resume));
    known = std::move(first);
  }
  std::shared_ptr<EndgameTable> table = EndgameTable::unsolved(rules, asking.budget());
  solve_levels(asking, *table, known.table.get(), Checkpoints(save));
  return Source{std::move(table), known.from};
}

std::string origin_of(const Source& source) {
  const auto& [file, checked] = source.from;
  if (file.empty()) return "";
  return fmt::format("table from {}, {} states checked", printable(file), checked);
}

std::string heading(const Source& source) {
  const std::string origin = origin_of(source);
  return fmt::format("{}\n{}{}", title_of(source.table->rules()), origin,
                     origin.empty() ? "" : "\n");
}

void describe(Members<Source>& its) {
  its("colours", "The number of colours.", [](auto& it) { return it.table->rules().colours; });
  its("rebound", "Who moves after a capture with a dead colour.", [](auto& it) {
    return name_of(it.table->rules().rebound);
  }).words({"R", "P", "L"});
  its.or_null("rows", "The most piles. Null: any number.", [](auto& it) {
    const unsigned rows = it.table->rules().rows;
    return rows > 0 ? std::optional(rows) : std::nullopt;
  });
  its("model", "The optional actions.", [](auto& it) {
    return name_of(it.table->rules().model);
  }).words({"plain", "active", "anytime"});
  its("from", "The file of the table.",
      [](auto& it) { return it.from.file.empty() ? nullptr : &it.from; });
}

}  // namespace summand::sucker
