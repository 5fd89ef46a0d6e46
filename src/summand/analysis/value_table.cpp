#include "summand/analysis/value_table.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

#include "summand/analysis/table.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostText = 2'000;

bool is_name(std::string_view text) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return !text.empty() && std::ranges::all_of(text, letter) && text != "v";
}

// The expression of all cells: a lone game is called with the two numbers.
std::string expression_of(const Session& session, const TableRequest& request) {
  std::string out = request.expression;
  if (session.find_game(out) != nullptr) {
    out = fmt::format("{}({}, {})", out, request.rows.name, request.columns.name);
  }
  return request.show.empty() ? out : fmt::format("{}({})", request.show, out);
}

// Inside quotes {r} stands for the number itself: snort("L{r}R").
std::string with_number(std::string_view expression, std::string_view name, std::int64_t number) {
  const std::string placeholder = fmt::format("{{{}}}", name);
  std::string out;
  bool quoted = false;
  while (!expression.empty()) {
    if (quoted && expression.starts_with(placeholder)) {
      out += std::to_string(number);
      expression.remove_prefix(placeholder.size());
      continue;
    }
    quoted = quoted != (expression.front() == '"');
    out += expression.front();
    expression.remove_prefix(1);
  }
  return out;
}

ValueTable::Cell cell_of(const Answer& answer) {
  if (const Game* game = answer.get<Game>()) {
    ValueStore& store = game->store();
    const Value value = game->value();
    const ValueText text = text_of(store, value, kMostText);
    return {text.plain, text.pretty, text.complete ? latex(store, value) : text.plain};
  }
  const std::string text = print(answer);
  return {text, text, text};
}

// As it stands in a file of comma-separated values.
std::string quoted(std::string_view text) {
  if (text.find_first_of(",\"\n") == text.npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

std::vector<std::vector<std::string>> rows_of(const ValueTable& table, std::string_view corner,
                                              std::string ValueTable::Cell::* text) {
  const auto& [expression, rows, columns, show] = table.request;
  std::vector<std::vector<std::string>> out(1, {std::string(corner)});
  for (std::size_t column = 0; column < columns.size(); ++column) {
    out[0].push_back(std::to_string(columns.first + static_cast<std::int64_t>(column)));
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    auto& line = out.emplace_back();
    line.push_back(std::to_string(rows.first + static_cast<std::int64_t>(row)));
    for (std::size_t column = 0; column < columns.size(); ++column) {
      line.push_back(table.at(row, column).*text);
    }
  }
  return out;
}

}  // namespace

Result<TableAxis> parse_axis(std::string_view text, std::string_view usual_name) {
  TableAxis out{.name = std::string(usual_name)};
  std::size_t at = 0;
  if (const std::size_t sign = text.find('='); sign != text.npos) {
    out.name = text.substr(0, sign);
    if (!is_name(out.name)) return fail("expected a name of small letters before '='", 0);
    at = sign + 1;
  }
  const auto number = [&](std::int64_t& into) {
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), into);
    at = static_cast<std::size_t>(end - text.data());
    return error == std::errc();
  };
  if (!number(out.first)) return fail("expected numbers such as 1..6", at);
  out.last = out.first;
  if (at < text.size()) {
    if (text.substr(at, 2) != "..") return fail("expected '..'", at);
    at += 2;
    if (!number(out.last)) return fail("expected a number behind '..'", at);
    if (at < text.size()) return fail("expected the end", at);
  }
  constexpr std::int64_t kFar = 1'000'000'000;
  if (std::abs(out.first) > kFar || std::abs(out.last) > kFar) {
    return fail("these numbers are too large for a table", 0);
  }
  if (out.last < out.first) return fail("the last number comes before the first one", 0);
  if (out.size() > kMostSide) return fail(fmt::format("more than {} numbers", kMostSide), 0);
  return out;
}

Attempt<ValueTable> make_table(Session& session, TableRequest request) {
  if (request.rows.name == request.columns.name) {
    return failure_elsewhere({"rows and columns have the same name"});
  }
  const std::string expression = expression_of(session, request);
  ValueTable out{.request = std::move(request), .cells = {}, .notes = {}};
  const auto& [_, rows, columns, show] = out.request;
  std::size_t made = 0;
  for (std::int64_t row = rows.first; row <= rows.last; ++row) {
    for (std::int64_t column = columns.first; column <= columns.last; ++column) {
      const auto cell = within_limits([&]() -> Result<ValueTable::Cell> {
        SUMMAND_TRY(r, session.evaluate(fmt::format("{} = {}", rows.name, row)));
        SUMMAND_TRY(c, session.evaluate(fmt::format("{} = {}", columns.name, column)));
        const std::string filled =
            with_number(with_number(expression, rows.name, row), columns.name, column);
        SUMMAND_TRY(answer, session.evaluate(filled));
        return cell_of(answer);
      });
      if (!cell && cell.error().limit && cell.error().limit != Limit::size) {
        return std::unexpected(cell.error());
      }
      made += cell.has_value();
      out.cells.push_back(cell ? *cell : ValueTable::Cell{});
      if (!cell) {
        out.notes.push_back(fmt::format("{} = {}, {} = {}: {}", rows.name, row, columns.name,
                                        column, cell.error().error.message));
        // What is wrong in every cell is wrong with the expression.
        if (made == 0 && out.cells.size() == rows.size() * columns.size()) {
          return failure_elsewhere({out.notes.front()});
        }
      }
    }
  }
  return out;
}

std::string write(const ValueTable& table, TableFormat format, bool pretty) {
  const auto& [expression, rows, columns, show] = table.request;
  std::string out;
  if (format == TableFormat::csv) {
    for (const auto& row :
         rows_of(table, rows.name + "\\" + columns.name, &ValueTable::Cell::plain)) {
      for (std::size_t i = 0; i < row.size(); ++i) out += (i == 0 ? "" : ",") + quoted(row[i]);
      out += '\n';
    }
  } else if (format == TableFormat::latex) {
    out = fmt::format("\\begin{{tabular}}{{r|{}}}\n", std::string(columns.size(), 'c'));
    const std::string corner = fmt::format("{} \\backslash {}", rows.name, columns.name);
    bool first = true;
    for (const auto& row : rows_of(table, corner, &ValueTable::Cell::latex)) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        out += (i == 0 ? "  " : " & ") + (row[i].empty() ? "" : "$" + row[i] + "$");
      }
      out += first ? " \\\\ \\hline\n" : " \\\\\n";
      first = false;
    }
    out += "\\end{tabular}\n";
  } else {
    const auto text = pretty ? &ValueTable::Cell::pretty : &ValueTable::Cell::plain;
    for (const std::string& line : aligned(rows_of(table, rows.name + "\\" + columns.name, text))) {
      out += line + "\n";
    }
  }
  return out;
}

}  // namespace summand
