#include "summand/ask/table/table_request.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <string>
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

Result<TableAxis> read_axis(const Option& option, const std::string& text) {
  auto axis = parse_axis(text, option.name.substr(0, 1));
  if (!axis) {
    return fail(fmt::format("--{}: {}", option.name, message_with_caret(text, axis.error())));
  }
  axis->is_asked_for = true;
  return axis;
}

Result<TableFormat> read_table_format(const Option&, const std::string& text) {
  if (text == "text") return TableFormat::text;
  if (text == "csv") return TableFormat::csv;
  if (text == "latex") return TableFormat::latex;
  return fail("--format must be text, csv or latex");
}

Result<void> check_table(TableOptions& options, const Request& request) {
  std::string& show = options.show;
  if (options.misere && show.empty()) show = "misere_outcome";
  if (options.misere && !is_of_misere_play(show)) {
    return fail(
        "--misere shows misere_outcome (default), genus, misere_nim_value, misere_form or is_tame");
  }
  if (show == "value") show.clear();
  if (!show.empty() && show != kShowNimber && find_function(show) == nullptr) {
    return fail(fmt::format("--show: there is no function '{}' (see summand help functions)",
                            printable(show, 60)));
  }
  return check_long_work(options, request, "table");
}

CellWriting writing_of(const Asking& asking) {
  const auto& options = asking.options<TableOptions>();
  if (asking.settings().json) return CellWriting::plain;
  if (options.format == TableFormat::latex) return CellWriting::latex;
  const bool pretty = options.pretty || asking.page().for_people;
  return options.format == TableFormat::text && pretty ? CellWriting::pretty : CellWriting::plain;
}

Attempt<TableRequest> settled_request(const Asking& asking) {
  TableRequest out = static_cast<const TableRequest&>(asking.options<TableOptions>());
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
