// summand table: the values of a family of games.
#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "apps/summand/cli/known_table.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/saved_value_table.hpp"
#include "summand/analysis/value_table_text.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/look_handler.hpp"
#include "summand/language/functions/function.hpp"

namespace summand::program {

namespace {

// The request without the expression.
Result<TableRequest> request_of(const Run& run) {
  const Request& request = run.request();
  TableRequest out{};
  for (const auto& [option, name, axis] :
       {std::tuple("rows", "r", &out.rows), std::tuple("cols", "c", &out.columns)}) {
    auto parsed = parse_axis(request.option(option).value_or("1..6"), name);
    if (!parsed) return fail(fmt::format("--{}: {}", option, parsed.error().message));
    *axis = *std::move(parsed);
    axis->is_asked_for = request.option(option).has_value();
  }
  out.show = request.option("show").value_or("");
  if (out.show == "value") out.show.clear();
  if (!out.show.empty() && out.show != kShowNimber && find_function(out.show) == nullptr) {
    return fail(fmt::format("--show: there is no function '{}' (see summand help functions)",
                            printable(out.show, 60)));
  }
  return out;
}

// While it lives, no limit is checked and no progress is shown.
class NoLimits {
 public:
  NoLimits() : handler_(set_look_handler(nullptr)) {}
  NoLimits(const NoLimits&) = delete;
  NoLimits& operator=(const NoLimits&) = delete;
  ~NoLimits() { set_look_handler(handler_); }

 private:
  LookHandler handler_;
};

void write_json(const ValueTable& table, const Item& item, const KnownTable* known,
                JsonWriter& json) {
  const auto& [expression, rows, columns, show] = table.request;
  json.member("expression", expression).member("show", show.empty() ? "value" : show);
  for (const auto& [key, axis] : {std::pair("rows", &rows), std::pair("columns", &columns)}) {
    json.key(key);
    if (!axis->is_used) {
      json.null();
      continue;
    }
    json.object().member("name", axis->name);
    json.member("first", std::to_string(axis->first)).member("last", std::to_string(axis->last));
    json.close();
  }
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
  if (known != nullptr) {
    json.key("resumed").object().member("file", known->path);
    json.key("cells").number(known->used(table)).key("checked").number(known->checked).close();
  }
  if (table.stopped) {
    json.key("done").number(table.done());
    write_json(json, *table.stopped, item.text, item.line);
  }
}

// One table on its way from the request to stdout.
class TableRun {
 public:
  TableRun(Run& run, TableRequest asked) : run_(run), asked_(std::move(asked)) {}

  Result<void> read_options() {
    const Request& request = run_.request();
    const std::string format = request.option("format").value_or("text");
    if (format != "text" && format != "csv" && format != "latex") {
      return fail("--format must be text, csv or latex");
    }
    format_ = format == "csv"     ? TableFormat::csv
              : format == "latex" ? TableFormat::latex
                                  : TableFormat::text;
    const bool pretty = request.has("pretty") || run_.for_people();
    if (run_.json()) return {};
    if (format_ == TableFormat::latex) writing_ = CellWriting::latex;
    if (format_ == TableFormat::text && pretty) writing_ = CellWriting::pretty;
    return {};
  }

  Attempt<std::string> answer(const Item& item) {
    wanted_ = asked_;
    wanted_.expression = item.text;
    if (auto settled = settle_axes(run_.session(), wanted_); !settled) {
      // A name that nobody knows is what is wrong in the first place.
      auto said = run_.evaluate(item);
      if (!said && said.error().error.message.starts_with("unknown name")) {
        return std::unexpected(std::move(said).error());
      }
      return failure_elsewhere(std::move(settled).error());
    }
    SUMMAND_TRY(known, resumed());
    // A file that cannot be written must be an error before the long computation.
    const auto path = run_.request().option("save");
    if (path) {
      if (auto writable = expect_writable(*path); !writable) {
        return failure_elsewhere(std::move(writable).error());
      }
    }
    SUMMAND_TRY(table, make(known ? &*known : nullptr));
    if (table.stopped) table.stopped = run_.explained(*std::move(table.stopped));
    // The finished cells are written even if a limit was reached.
    const NoLimits nothing_stops;
    run_.begin_output();
    std::string where;
    if (path) {
      if (auto saved = save_value_table(*path, table); !saved) {
        return failure_elsewhere(std::move(saved).error());
      }
      where = fmt::format("; they are saved in {}, and --resume continues", printable(*path));
    }
    write(item, known ? &*known : nullptr, table);
    if (table.stopped) {
      stopped_ = true;
      write_message(fmt::format("summand: {}: {} of {} cells are done, the others are marked {}{}",
                                table.stopped->error.message, table.done(), table.size(),
                                kMissingCell, where));
    }
    return "";
  }

  // Whether a limit left a table unfinished.
  bool stopped() const { return stopped_; }

 private:
  // The table of --resume, after some of its cells were recomputed.
  Attempt<std::optional<KnownTable>> resumed() {
    const auto path = run_.request().option("resume");
    if (!path) return std::nullopt;
    Session& session = run_.session();
    return within_limits([&]() -> Attempt<std::optional<KnownTable>> {
      auto table = load_value_table(*path, session.store().budget());
      if (!table) return failure_elsewhere(std::move(table).error());
      KnownTable known{*path, *std::move(table)};
      if (auto same = check_same_table(known.table, wanted_); !same) {
        return failure_elsewhere({fmt::format("{}: {}", printable(*path), same.error().message)});
      }
      if (auto right = known.check(session, time_to_check()); !right) {
        return std::unexpected(std::move(right).error());
      }
      return known;
    });
  }

  std::chrono::nanoseconds time_to_check() const {
    constexpr std::chrono::nanoseconds kMost = std::chrono::seconds(2);
    const auto time = run_.settings().time;
    return time.count() == 0 ? kMost : std::min(kMost, time / 4);
  }

  Attempt<ValueTable> make(const KnownTable* known) {
    const std::size_t all = wanted_.rows.size() * wanted_.columns.size();
    Progress progress("cells", known == nullptr ? 0 : known->table.done(), all);
    return make_table(run_.session(), wanted_,
                      {.writing = writing_,
                       .known = known == nullptr ? nullptr : &known->table,
                       .done = [&](std::size_t cells) { progress.at(cells); }});
  }

  void write(const Item& item, const KnownTable* known, const ValueTable& table) {
    OutputStream out{Budget()};
    if (run_.json()) {
      JsonWriter json = run_.json_object(item.streamed, &out);
      write_json(table, item, known, json);
      json.close().finish();
      return out.finish();
    }
    summand::write(table, format_, out);
    out.finish();
    for (std::size_t i = 0; i < table.done(); ++i) {
      if (!table.notes[i].empty()) write_message(std::string(table.notes[i]));
    }
    if (known != nullptr) {
      write_message(fmt::format("{} cells from {}, {} checked by recomputing them",
                                known->used(table), known->path, known->checked));
    }
  }

  Run& run_;
  TableRequest asked_;     // without the expression
  TableRequest wanted_{};  // with the expression
  TableFormat format_ = TableFormat::text;
  CellWriting writing_ = CellWriting::plain;
  bool stopped_ = false;
};

// The errors that are found before a run begins.
Result<TableRun> prepared(Run& run) {
  SUMMAND_TRY(wanted, request_of(run));
  TableRun out(run, std::move(wanted));
  if (auto read = out.read_options(); !read) return std::unexpected(std::move(read).error());
  for (const char* option : {"save", "resume"}) {
    if (run.request().has(option) && run.request().arguments.front() == "-") {
      return fail(fmt::format("--{} is for one table, but - makes one for each line", option));
    }
  }
  if (const auto path = run.request().option("save")) {
    // A place that cannot be written is an error before the work, not after it.
    if (auto file = FileWriter::open(*path); !file) return std::unexpected(std::move(file).error());
  }
  return out;
}

Exit table(Run& run) {
  auto work = prepared(run);
  if (!work) {
    report_usage(run, work.error().message);
    return Exit::wrong;
  }
  const Exit out = run.for_each_item([&](const Item& item) { return work->answer(item); });
  return work->stopped() ? std::max(out, Exit::limited) : out;
}

constexpr std::array kTableOptions = {
    Option{"rows", "r=1..6", "The rows: a variable of EXPR and its numbers"},
    Option{"cols", "c=1..6", "The columns: likewise"},
    Option{"show", "FUNCTION",
           "Show value (default), nimber, mean, temperature, atomic_weight, ... in the cells"},
    Option{"format", "FORMAT", "text (default), csv or latex"},
    Option{"pretty", "", "Print values with arrows and fractions"},
    Option{"save", "FILE", "Save the cells, also when a limit or Ctrl-C ends the run"},
    Option{"resume", "FILE", "Continue from a file of --save"},
};

constexpr Command kTableCommand{
    .name = "table",
    .arguments = "EXPR",
    .sentence = "Print the values of a family of games as a table",
    .details =
        "EXPR has the variables r and c, or those that --rows and --cols name; one of them is "
        "enough. Inside quotes they are written {r} and {c}. The name of a game alone stands for "
        "its call with both numbers.\n"
        "Try: summand table domineering --rows 1..4 --cols 1..6\n"
        "     summand table 'eatcake(m,n)' --rows m=1..6 --cols n=1..6 --show atomic_weight",
    .options = kTableOptions,
    .least = 1,
    .most = 1,
    .run = table,
};

}  // namespace

const Command& table_command() { return kTableCommand; }

}  // namespace summand::program
