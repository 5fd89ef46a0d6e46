// table: the values of a family of games.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "summand/analysis/json.hpp"
#include "summand/analysis/saved_value_table.hpp"
#include "summand/analysis/value_table_text.hpp"
#include "summand/ask/known_table.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/progress.hpp"
#include "summand/ask/stores.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/look_handler.hpp"
#include "summand/language/functions/function.hpp"

namespace summand::ask {

namespace {

bool is_of_misere_play(std::string_view function) {
  constexpr std::string_view kFunctions[] = {"misere_outcome", "genus", "misere_nim_value",
                                             "misere_form", "is_tame"};
  return std::ranges::find(kFunctions, function) != std::end(kFunctions);
}

// The request without its expression.
Result<TableRequest> request_of(const Request& request) {
  TableRequest out{};
  for (const auto& [option, name, axis] :
       {std::tuple("rows", "r", &out.rows), std::tuple("cols", "c", &out.columns)}) {
    auto parsed = parse_axis(request.option(option).value_or("1..6"), name);
    if (!parsed) return fail(fmt::format("--{}: {}", option, parsed.error().message));
    *axis = *std::move(parsed);
    axis->is_asked_for = request.option(option).has_value();
  }
  const bool misere = request.has("misere");
  out.show = request.option("show").value_or(misere ? "misere_outcome" : "");
  if (misere && !is_of_misere_play(out.show)) {
    return fail(
        "--misere shows misere_outcome (default), genus, misere_nim_value, misere_form or is_tame");
  }
  if (out.show == "value") out.show.clear();
  if (!out.show.empty() && out.show != kShowNimber && find_function(out.show) == nullptr) {
    return fail(fmt::format("--show: there is no function '{}' (see summand help functions)",
                            printable(out.show, 60)));
  }
  return out;
}

struct Tabled {
  ValueTable table;
  TableFormat format = TableFormat::text;
  std::optional<KnownTable> known{};
};

void write_axis(JsonWriter& json, std::string_view key, const TableAxis& axis) {
  json.key(key);
  if (!axis.is_used) {
    json.null();
    return;
  }
  json.object().member("name", axis.name);
  json.member("first", std::to_string(axis.first)).member("last", std::to_string(axis.last));
  json.close();
}

void write_json(JsonWriter& json, const Tabled& data) {
  const ValueTable& table = data.table;
  const auto& [expression, rows, columns, show] = table.request;
  json.member("expression", expression).member("show", show.empty() ? "value" : show);
  write_axis(json, "rows", rows);
  write_axis(json, "columns", columns);
  json.key("cells").array();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    json.array();
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const std::size_t index = row * columns.size() + column;
      if (index < table.done() && table.notes[index].empty()) {
        json.text(table.plain[index]);
      } else {
        json.null();
      }
    }
    json.close();
  }
  json.close().key("notes").array();
  for (std::size_t i = 0; i < table.done(); ++i) {
    if (!table.notes[i].empty()) json.text(table.notes[i]);
  }
  json.close();
  if (data.known) {
    json.key("resumed").object().member("file", data.known->path);
    json.key("cells").number(data.known->used(table)).key("checked").number(data.known->checked);
    json.close();
  }
  if (table.stopped) json.key("done").number(table.done());
}

void write_text(TextSink& sink, const Tabled& data, const Page&) {
  summand::write(data.table, data.format, sink);
}

Result<TableFormat> format_of(const Request& request) {
  const std::string format = request.option("format").value_or("text");
  if (format == "text") return TableFormat::text;
  if (format == "csv") return TableFormat::csv;
  if (format == "latex") return TableFormat::latex;
  return fail("--format must be text, csv or latex");
}

// The writing of the cells. In JSON it is always plain.
CellWriting writing_of(const Asking& asking, TableFormat format) {
  if (asking.has("json")) return CellWriting::plain;
  if (format == TableFormat::latex) return CellWriting::latex;
  const bool pretty = asking.has("pretty") || asking.page().for_people;
  return format == TableFormat::text && pretty ? CellWriting::pretty : CellWriting::plain;
}

// The request with its expression and all axes.
Attempt<TableRequest> settled_request(const Asking& asking) {
  TableRequest out = request_of(asking.request()).value();
  out.expression = asking.text();
  auto settled = settle_axes(asking.session(), out);
  if (settled) return out;
  // If there is also an unknown name, that is reported first.
  auto said = asking.evaluate();
  if (!said && said.error().error.message.starts_with("unknown name")) {
    return std::unexpected(std::move(said).error());
  }
  return failure_elsewhere(std::move(settled).error());
}

std::chrono::nanoseconds time_to_check(const Asking& asking) {
  constexpr std::chrono::nanoseconds kMost = std::chrono::seconds(2);
  const auto time = asking.settings().time;
  return time.count() == 0 ? kMost : std::min(kMost, time / 4);
}

// The table of --resume, after some of its cells were computed again.
Attempt<std::optional<KnownTable>> known_table(const Asking& asking, const TableRequest& wanted) {
  const auto path = asking.option("resume");
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

Attempt<ValueTable> make(const Asking& asking, const TableRequest& wanted, CellWriting writing,
                         const ValueTable* known) {
  Progress progress(asking, "cells", known == nullptr ? 0 : known->done(),
                    wanted.rows.size() * wanted.columns.size());
  return make_table(
      asking.session(), wanted,
      {.writing = writing, .known = known, .done = [&](std::size_t cells) { progress.at(cells); }});
}

Attempt<Response> table(Asking& asking) {
  const TableFormat format = format_of(asking.request()).value();
  SUMMAND_TRY(wanted, settled_request(asking));
  SUMMAND_TRY(known, known_table(asking, wanted));
  // Checks before the long computation that the file can be written.
  const auto path = asking.option("save");
  if (path) {
    if (auto writable = expect_writable(*path); !writable) {
      return failure_elsewhere(std::move(writable).error());
    }
  }
  SUMMAND_TRY(table,
              make(asking, wanted, writing_of(asking, format), known ? &known->table : nullptr));
  std::string where;
  if (path) {
    // The finished cells are saved even if a limit was reached.
    const NoLookHandler nothing_stops;
    if (auto saved = save_value_table(*path, table); !saved) {
      return failure_elsewhere(std::move(saved).error());
    }
    where = fmt::format("; they are saved in {}, and --resume continues", printable(*path));
  }
  std::vector<std::string> notes;
  for (std::size_t i = 0; i < table.done(); ++i) {
    if (!table.notes[i].empty()) notes.emplace_back(table.notes[i]);
  }
  if (known) {
    notes.push_back(fmt::format("{} cells from {}, {} checked by recomputing them",
                                known->used(table), known->path, known->checked));
  }
  const auto stopped = table.stopped;
  const std::string left = fmt::format("{} of {} cells are done, the others are marked {}{}",
                                       table.done(), table.size(), kMissingCell, where);
  Response out = respond(Tabled{std::move(table), format, std::move(known)});
  out.long_json = true;
  out.notes = std::move(notes);
  out.stopped = stopped;
  if (stopped) out.problems.push_back(left);
  return out;
}

Result<void> check_table(const Request& request) {
  if (auto read = request_of(request); !read) return std::unexpected(std::move(read).error());
  if (auto read = format_of(request); !read) return std::unexpected(std::move(read).error());
  for (const char* option : {"save", "resume"}) {
    if (request.has(option) && request.arguments.front() == "-") {
      return fail(fmt::format("--{} is for one table, but - makes one for each line", option));
    }
  }
  if (const auto path = request.option("save")) return expect_writable(*path);
  return {};
}

constexpr std::array kTableWays = {
    Option{"rows", "r=1..6", "The rows: a variable of EXPR and its numbers"},
    Option{"cols", "c=1..6", "The columns: likewise"},
    Option{"show", "FUNCTION",
           "Show value (default), nimber, mean, temperature, atomic_weight, ... in the cells"},
    Option{"format", "FORMAT", "text (default), csv or latex"},
    Option{"pretty", "", "Print values with arrows and fractions"},
    Option{"save", "FILE", "Save the cells, even if a limit or Ctrl-C ends the run"},
    Option{"resume", "FILE", "Continue from a file of --save"},
};

constexpr auto kTableOptions = joined(joined(kTableWays, kMisereOption), kStoreOptions);

constexpr Question kTable{
    .name = "table",
    .arguments = "EXPR",
    .sentence = "Print the values of a family of games as a table",
    .details =
        "EXPR has the variables r and c, or the variables of --rows and --cols. One variable is "
        "enough. In quotes write {r} and {c}. A game's name alone means its call with both "
        "numbers. With --misere the cells say who wins in misère play: L, R, N or P.\n"
        "Try: summand table domineering --rows 1..4 --cols 1..6\n"
        "     summand table 'eatcake(m,n)' --rows m=1..6 --cols n=1..6 --show atomic_weight",
    .options = kTableOptions,
    .least = 1,
    .most = 1,
    .each = true,
    .check = check_table,
    .answer = table,
};

}  // namespace

const Question& table_question() { return kTable; }

}  // namespace summand::ask
