// table: the values of a family of games.
#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>

#include "summand/analysis/known_table.hpp"
#include "summand/analysis/make_value_table.hpp"
#include "summand/analysis/saved_value_table.hpp"
#include "summand/analysis/table_answer.hpp"
#include "summand/ask/table/table_request.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/jobs/progress.hpp"

namespace summand::ask {

namespace {

std::chrono::nanoseconds time_to_check(const Asking& asking) {
  constexpr std::chrono::nanoseconds kMost = std::chrono::seconds(2);
  const auto time = asking.settings().time;
  return time.count() == 0 ? kMost : std::min(kMost, time / 4);
}

// The table of --resume, after some of its cells were computed again.
Attempt<std::optional<KnownTable>> known_table(const Asking& asking, const TableRequest& wanted) {
  const auto& path = asking.options<TableOptions>().resume;
  if (!path) return std::nullopt;
  Session& session = asking.session();
  SUMMAND_TRY(table, load_value_table(*path, session.store().budget()));
  KnownTable known{*path, std::move(table)};
  if (auto same = check_same_table(known.table, wanted); !same) {
    return failure_elsewhere({fmt::format("{}: {}", printable(*path), same.error().message)});
  }
  if (auto right = known.check(session, time_to_check(asking)); !right) {
    return std::unexpected(std::move(right).error());
  }
  return known;
}

Attempt<ValueTable> make(const Asking& asking, const TableRequest& wanted, TableWork work,
                         Checkpoints& saves) {
  Progress progress(asking.watcher(), "cells", work.known == nullptr ? 0 : work.known->done(),
                    cells_to_have(wanted, work.shard, work.known));
  work.done = [&](const ValueTable& table) {
    progress.at(table.done());
    saves.save_sometimes([&](const std::string& path) { return save_value_table(path, table); });
  };
  return make_table(asking.session(), wanted, work);
}

Attempt<Response> table(Asking& asking) {
  const auto& options = asking.options<TableOptions>();
  const Shard& shard = options.shard;
  SUMMAND_TRY(wanted, settled_request(asking));
  SUMMAND_TRY(known, known_table(asking, wanted));
  Checkpoints saves(options.save);
  SUMMAND_TRY(table, make(asking, wanted,
                          {.writing = writing_of(asking),
                           .known = known ? &known->table : nullptr,
                           .shard = shard,
                           .threads = std::max(asking.settings().threads, 1u)},
                          saves));
  // The finished cells are saved even if a limit was reached.
  const auto saved =
      saves.save([&](const std::string& path) { return save_value_table(path, table); });
  if (!saved) return failure_elsewhere(saved.error());

  const auto stopped = table.stopped;
  TableAnswer answer{std::move(table), options.format, shard, std::move(known)};
  const auto of_cells = answer.notes();
  std::vector<std::string> notes(of_cells.begin(), of_cells.end());
  if (answer.known) {
    notes.push_back(fmt::format("{} cells from {}, {} checked by recomputing them",
                                answer.known->used(answer.table), answer.known->path,
                                answer.known->checked));
  }
  const std::string how_far = answer.how_far();
  if (!shard.is_whole() && !stopped) notes.push_back(how_far);
  Response response = respond(std::move(answer));
  response.long_json = true;
  response.notes = std::move(notes);
  response.stopped = stopped;
  if (stopped) {
    response.problems.push_back(how_far + saves.how_to_go_on());
  }
  return response;
}

constexpr auto kTableOptions = options_in<TableOptions>(
    option_read<&TableRequest::rows, read_axis>("rows", "r=1..6",
                                                "The rows: a variable of EXPR and its numbers"),
    option_read<&TableRequest::columns, read_axis>("cols", "c=1..6", "The columns: likewise"),
    option<&TableRequest::show>(
        "show", "FUNCTION",
        "Show value (default), nimber, mean, temperature, atomic_weight, ... in the cells"),
    option_read<&TableOptions::format, read_table_format>("format", "FORMAT",
                                                          "text (default), csv or latex"),
    option<&TableOptions::pretty>("pretty", "", "Print values with arrows and fractions"),
    long_work_options("Save the cells, now and then and when it ends, also by a limit"),
    kMisereOption, kStoreOptions);

constexpr Question kTable{
    .name = "table",
    .arguments = "EXPR",
    .sentence = "Print the values of a family of games as a table",
    .details =
        "EXPR has the variables r and c, or the variables of --rows and --cols. One variable is "
        "enough. In quotes write {r} and {c}. A game's name alone means its call with both "
        "numbers. With --misere the cells say who wins in misère play: L, R, N or P.\n"
        "One thread computes, or as many as --threads says. Each thread finds its own values, so "
        "threads pay for cells that have little in common.\n"
        "Try: summand table domineering --rows 1..4 --cols 1..6\n"
        "     summand table 'eatcake(m,n)' --rows m=1..6 --cols n=1..6 --show atomic_weight",
    .options = checked<check_table>(kTableOptions),
    .least = 1,
    .most = 1,
    .each = true,
    .answer = table,
    .answers = kAnswersAre<TableAnswer>,
};

}  // namespace

const Question& table_question() { return kTable; }

}  // namespace summand::ask
