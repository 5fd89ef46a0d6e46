#include "summand/ask/table/table_request.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <string>
#include <tuple>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/text/caret.hpp"

namespace summand::ask {

namespace {

bool is_of_misere_play(std::string_view function) {
  constexpr std::string_view kOfMiserePlay[] = {"misere_outcome", "genus", "misere_nim_value",
                                                "misere_form", "is_tame"};
  return std::ranges::find(kOfMiserePlay, function) != std::end(kOfMiserePlay);
}

}  // namespace

Result<TableRequest> table_request(const Request& request) {
  TableRequest out{};
  for (const auto& [option, name, axis] :
       {std::tuple("rows", "r", &out.rows), std::tuple("cols", "c", &out.columns)}) {
    const std::string text = request.option(option).value_or("1..6");
    auto parsed = parse_axis(text, name);
    if (!parsed) {
      return fail(fmt::format("--{}: {}", option, message_with_caret(text, parsed.error())));
    }
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

Result<TableFormat> format_of(const Request& request) {
  const std::string format = request.option("format").value_or("text");
  if (format == "text") return TableFormat::text;
  if (format == "csv") return TableFormat::csv;
  if (format == "latex") return TableFormat::latex;
  return fail("--format must be text, csv or latex");
}

CellWriting writing_of(const Asking& asking, TableFormat format) {
  if (asking.has("json")) return CellWriting::plain;
  if (format == TableFormat::latex) return CellWriting::latex;
  const bool pretty = asking.has("pretty") || asking.page().for_people;
  return format == TableFormat::text && pretty ? CellWriting::pretty : CellWriting::plain;
}

Attempt<TableRequest> settled_request(const Asking& asking) {
  TableRequest out = table_request(asking.request()).value();
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

}  // namespace summand::ask
