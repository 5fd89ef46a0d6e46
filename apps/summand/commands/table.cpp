// summand table: the values of a family of games.
#include <array>
#include <fmt/format.h>

#include "apps/summand/output.hpp"
#include "apps/summand/run.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/value_table.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/function.hpp"

namespace summand::program {

namespace {

// All but the expression.
Result<TableRequest> request_of(const Run& run) {
  const Request& request = run.request();
  TableRequest out{};
  for (const auto& [option, name, axis] :
       {std::tuple("rows", "r", &out.rows), std::tuple("cols", "c", &out.columns)}) {
    auto parsed = parse_axis(request.option(option).value_or("1..6"), name);
    if (!parsed) return fail(fmt::format("--{}: {}", option, parsed.error().message));
    *axis = *std::move(parsed);
  }
  out.show = request.option("show").value_or("");
  if (out.show == "value") out.show.clear();
  if (!out.show.empty() && out.show != kShowNimber && find_function(out.show) == nullptr) {
    return fail(fmt::format("--show: there is no function '{}' (see summand help functions)",
                            printable(out.show, 60)));
  }
  return out;
}

std::string json_of(const Run& run, const Item& item, const ValueTable& table) {
  const auto& [expression, rows, columns, show] = table.request;
  JsonWriter json = run.json_object(item.streamed);
  json.member("expression", expression).member("show", show.empty() ? "value" : show);
  for (const auto& [key, axis] : {std::pair("rows", &rows), std::pair("columns", &columns)}) {
    json.key(key).object().member("name", axis->name);
    json.member("first", std::to_string(axis->first)).member("last", std::to_string(axis->last));
    json.close();
  }
  json.key("cells").array();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    json.array();
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const std::string& cell = table.at(row, column).plain;
      if (cell.empty()) {
        json.null();
      } else {
        json.text(cell);
      }
    }
    json.close();
  }
  json.close().key("notes").array();
  for (const std::string& note : table.notes) json.text(note);
  return json.close().close().str();
}

Exit table(Run& run) {
  const Request& request = run.request();
  const std::string format = request.option("format").value_or("text");
  if (format != "text" && format != "csv" && format != "latex") {
    report_usage(run, "--format is text, csv or latex");
    return Exit::wrong;
  }
  auto wanted = request_of(run);
  if (!wanted) {
    report_usage(run, wanted.error().message);
    return Exit::wrong;
  }
  const auto kind = format == "csv"     ? TableFormat::csv
                    : format == "latex" ? TableFormat::latex
                                        : TableFormat::text;
  std::vector<std::string> notes;
  const Exit out = run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    wanted->expression = item.text;
    SUMMAND_TRY(made, make_table(run.session(), *wanted));
    notes.insert(notes.end(), made.notes.begin(), made.notes.end());
    if (run.json()) return json_of(run, item, made);
    return write(made, kind, request.has("pretty") || run.for_people());
  });
  if (!run.json()) {
    for (const std::string& note : notes) write_message(note);
  }
  return out;
}

constexpr std::array kOptions = {
    Option{"rows", "r=1..6", "The numbers of the rows, with the name they have in EXPR"},
    Option{"cols", "c=1..6", "The numbers of the columns"},
    Option{"show", "FUNCTION",
           "What stands in the cells: value, nimber, mean, temperature, atomic_weight, ..."},
    Option{"format", "FORMAT", "text, csv or latex"},
    Option{"pretty", "", "Print values with arrows and fractions"},
};

constexpr Command kCommand{
    .name = "table",
    .arguments = "EXPR",
    .sentence = "Print the values of a family of games as a table",
    .details =
        "EXPR has the variables r and c, or those that --rows and --cols name; inside quotes they "
        "are "
        "written\n"
        "{r} and {c}. The name of a game alone stands for its call with both numbers.\n"
        "Try: summand table domineering --rows 1..4 --cols 1..6\n"
        "     summand table 'eatcake(m,n)' --rows m=1..6 --cols n=1..6 --show atomic_weight",
    .options = kOptions,
    .least = 1,
    .most = 1,
    .run = table,
};

}  // namespace

const Command& table_command() { return kCommand; }

}  // namespace summand::program
