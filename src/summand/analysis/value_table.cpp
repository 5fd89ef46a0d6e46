#include "summand/analysis/value_table.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>

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

// The expression of one cell, and for each of its characters the place in what was asked for that
// it comes from, if any.
class Filled {
 public:
  Filled(const Session& session, const TableRequest& request, std::int64_t row,
         std::int64_t column) {
    const bool calls = !request.show.empty() && request.show != kShowNimber;
    if (calls) add(request.show + '(');
    add_filled(request, row, column);
    // A lone game is called with the two numbers.
    if (session.find_game(request.expression) != nullptr) {
      add(fmt::format("({}, {})", request.rows.name, request.columns.name));
    }
    if (calls) {
      add(")");
    } else {
      origins_.push_back(request.expression.size());
    }
  }

  const std::string& text() const { return text_; }
  std::optional<std::size_t> origin(std::size_t offset) const {
    return offset < origins_.size() ? origins_[offset] : std::nullopt;
  }

 private:
  void add(std::string_view text, std::optional<std::size_t> origin = std::nullopt) {
    text_ += text;
    origins_.insert(origins_.end(), text.size(), origin);
  }

  // Inside quotes {r} stands for the number itself: snort("L{r}R").
  void add_filled(const TableRequest& request, std::int64_t row, std::int64_t column) {
    const std::string_view expression = request.expression;
    bool quoted = false;
    for (std::size_t at = 0; at < expression.size();) {
      std::size_t read = 0;
      for (const auto& [axis, number] :
           {std::pair(&request.rows, row), std::pair(&request.columns, column)}) {
        const std::string placeholder = fmt::format("{{{}}}", axis->name);
        if (!quoted || !expression.substr(at).starts_with(placeholder)) continue;
        add(std::to_string(number), at);
        read = placeholder.size();
      }
      if (read == 0) {
        quoted = quoted != (expression[at] == '"');
        add(expression.substr(at, 1), at);
        read = 1;
      }
      at += read;
    }
  }

  std::string text_;
  std::vector<std::optional<std::size_t>> origins_;
};

Result<ValueTable::Cell> cell_of(const Answer& answer, std::string_view show) {
  if (const Game* game = answer.get<Game>()) {
    ValueStore& store = game->store();
    const Value value = game->value();
    if (show == kShowNimber) {
      const std::optional<std::uint64_t> nimber = store.as_nimber(value);
      if (!nimber) return fail(fmt::format("{} is no nimber", print(store, value, kMostText)));
      const std::string text = std::to_string(*nimber);
      return ValueTable::Cell{text, text, text};
    }
    const ValueText text = text_of(store, value, kMostText);
    return ValueTable::Cell{text.plain, text.pretty,
                            text.complete ? latex(store, value) : text.plain};
  }
  const std::string text = print(answer);
  return ValueTable::Cell{text, text, text};
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
  ValueTable out{.request = std::move(request), .cells = {}, .notes = {}};
  const auto& [_, rows, columns, show] = out.request;
  std::optional<Failure> first;
  for (std::int64_t row = rows.first; row <= rows.last; ++row) {
    for (std::int64_t column = columns.first; column <= columns.last; ++column) {
      const Filled filled(session, out.request, row, column);
      const auto cell = within_limits([&]() -> Result<ValueTable::Cell> {
        SUMMAND_TRY(r, session.evaluate(fmt::format("{} = {}", rows.name, row)));
        SUMMAND_TRY(c, session.evaluate(fmt::format("{} = {}", columns.name, column)));
        SUMMAND_TRY(answer, session.evaluate(filled.text()));
        return cell_of(answer, show);
      });
      if (!cell && cell.error().limit && cell.error().limit != Limit::size) {
        return std::unexpected(cell.error());
      }
      out.cells.push_back(cell ? *cell : ValueTable::Cell{});
      if (cell) continue;
      out.notes.push_back(fmt::format("{} = {}, {} = {}: {}", rows.name, row, columns.name, column,
                                      cell.error().error.message));
      if (first) continue;
      const auto origin = filled.origin(cell.error().error.offset);
      first =
          Failure{{out.notes.back(), origin.value_or(0)}, cell.error().limit, origin.has_value()};
    }
  }
  // What is wrong in every cell is wrong with the expression.
  if (out.notes.size() == out.cells.size()) return std::unexpected(*std::move(first));
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
