#include "summand/analysis/value_table.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/language/syntax/last_statement.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

bool is_name(std::string_view text) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return !text.empty() && std::ranges::all_of(text, letter) && text != "v";
}

// Whether the expression contains a variable: a word of that name, or {name} in quotes. A part of a
// longer word between hyphens counts, too, which does no harm.
bool has_variable(std::string_view expression, std::string_view name) {
  const auto is_letter = [&](std::size_t at) {
    if (at >= expression.size()) return false;
    const char c = expression[at];
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  bool quoted = false;
  for (std::size_t at = 0; at < expression.size(); ++at) {
    quoted = quoted != (expression[at] == '"');
    if (!expression.substr(at).starts_with(name)) continue;
    const std::size_t end = at + name.size();
    const bool in_braces = at > 0 && expression[at - 1] == '{' && expression.substr(end, 1) == "}";
    const bool is_word = (at == 0 || !is_letter(at - 1)) && !is_letter(end);
    if (quoted ? in_braces : is_word) return true;
  }
  return false;
}

// The expression of one cell. For each of its characters it has the place in the request that it
// comes from, if any.
class Filled {
 public:
  Filled(const Session& session, const TableRequest& request, std::int64_t row,
         std::int64_t column) {
    const bool calls = !request.show.empty() && request.show != kShowNimber;
    const auto last = last_statement(request.expression, session.store().budget());
    // The names have their numbers only here, so that those of the session stay.
    const std::string numbers = fmt::format("let {} = {} in let {} = {} in ", request.rows.name,
                                            row, request.columns.name, column);
    add_filled(request, row, column, last ? last->begin : 0,
               (last ? numbers : "") + (calls ? request.show + '(' : ""));
    // The name of a game alone is called with the two numbers.
    if (session.find_game(request.expression) != nullptr) {
      add(fmt::format("({}, {})", request.rows.name, request.columns.name));
    }
    if (calls) {
      add("\n)");  // after a comment
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

  // Inside quotes {r} is replaced by the number: snort("L{r}R"). At that place the beginning of the
  // last statement is put in.
  void add_filled(const TableRequest& request, std::int64_t row, std::int64_t column,
                  std::size_t place, std::string_view beginning) {
    const std::string_view expression = request.expression;
    bool quoted = false;
    for (std::size_t at = 0; at < expression.size();) {
      if (at == place) add(beginning);
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

// A cell as an expression, and in the form in which it is shown.
struct Cell {
  std::string plain, shown;
};

Result<Cell> cell_of(const Answer& answer, std::string_view show, CellWriting writing) {
  const Game* const game = answer.get<Game>();
  if (game != nullptr && (show == kShowNimber || !is_loopy(*game))) {
    ValueStore& store = game->store();
    const Value value = game->value();
    if (show == kShowNimber) {
      const std::optional<std::uint64_t> nimber = store.as_nimber(value);
      if (!nimber)
        return fail(fmt::format("{} is not a nimber", print(store, value, kMostTextOfOption)));
      const std::string text = std::to_string(*nimber);
      return Cell{text, text};
    }
    ValueText text = text_of(store, value, kMostTextOfOption);
    if (writing == CellWriting::pretty) return Cell{text.plain, std::move(text.pretty)};
    if (writing == CellWriting::latex && text.complete) {
      return Cell{std::move(text.plain), latex(store, value)};
    }
    return Cell{text.plain, text.plain};
  }
  const std::string text = print(answer);
  return Cell{text, text};
}

Attempt<Cell> evaluated_cell(Session& session, std::string_view expression, std::string_view show,
                             CellWriting writing) {
  SUMMAND_TRY(answer, session.evaluate(expression));
  return within_limits([&] { return cell_of(answer, show, writing); });
}

// Whether a limit ends the table. A size limit only ends a single cell.
bool ends_all(const Failure& failure) { return failure.limit && failure.limit != Limit::size; }

// The text of a cell from a file in the form in which it is shown.
std::string shown_of(Session& session, std::string_view plain, const TableWork& work,
                     std::string_view show) {
  if (work.writing == CellWriting::plain || plain.empty()) return std::string(plain);
  const auto cell = evaluated_cell(session, plain, show, work.writing);
  if (!cell && ends_all(cell.error())) {
    reach_limit_again(cell.error());
  }
  return cell && cell->plain == plain ? cell->shown : std::string(plain);
}

}  // namespace

Result<void> settle_axes(const Session& session, TableRequest& request) {
  if (request.rows.name == request.columns.name) return fail("rows and columns have the same name");
  if (session.find_game(request.expression) != nullptr) return {};
  const auto last = last_statement(request.expression, session.store().budget());
  if (last && last->gives_name) {
    return fail("a table shows an expression, but the last statement gives a name");
  }
  for (TableAxis* axis : {&request.rows, &request.columns}) {
    axis->is_used = has_variable(request.expression, axis->name);
    if (axis->is_used) continue;
    if (axis->is_asked_for) {
      return fail(fmt::format("'{}' is not in the expression, so the table has nothing to vary",
                              axis->name));
    }
    axis->last = axis->first;
  }
  if (request.rows.is_used || request.columns.is_used) return {};
  return fail(fmt::format("neither '{}' nor '{}' is in the expression", request.rows.name,
                          request.columns.name));
}

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
    if (!number(out.last)) return fail("expected a number after '..'", at);
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

void CellTexts::push_back(std::string_view text) {
  text_.truncate(ends_.empty() ? 0 : ends_.back());
  for (const char c : text) text_.push_back(c);
  ends_.push_back(text_.size());
}

void ValueTable::add(std::string_view text, std::string_view as_shown, std::string_view note) {
  // Drops the incomplete cell that a limit left. The next cell takes its place.
  while (plain.size() > done()) plain.pop_back();
  while (shown_.size() > done()) shown_.pop_back();
  plain.push_back(text);
  if (writing_ != CellWriting::plain) shown_.push_back(as_shown);
  notes.push_back(note);
  refused_ += !note.empty();
}

TableCell ValueTable::cell(std::size_t index) const {
  const auto columns = request.columns.size();
  return {request.rows.first + static_cast<std::int64_t>(index / columns),
          request.columns.first + static_cast<std::int64_t>(index % columns)};
}

std::string ValueTable::place(std::size_t index) const {
  const TableCell at = cell(index);
  std::string out;
  if (request.rows.is_used) out = fmt::format("{} = {}", request.rows.name, at.row);
  if (!request.columns.is_used) return out;
  return fmt::format("{}{}{} = {}", out, out.empty() ? "" : ", ", request.columns.name, at.column);
}

Attempt<ValueTable> make_table(Session& session, TableRequest request, const TableWork& work) {
  if (auto settled = settle_axes(session, request); !settled) {
    return failure_elsewhere(std::move(settled).error());
  }
  ValueTable out(std::move(request), session.store().budget(), work.writing);
  std::optional<Failure> first;
  const std::size_t known = work.known == nullptr ? 0 : work.known->done();
  const auto keep = [&](std::string_view plain, std::string_view shown, std::string_view note) {
    return within_limits([&]() -> Result<void> {
      out.add(plain, shown, note);
      return {};
    });
  };
  while (out.done() < out.size() && !out.stopped) {
    const std::size_t index = out.done();
    Attempt<void> kept;
    if (index < known) {
      const std::string_view plain = work.known->plain[index];
      kept = within_limits([&]() -> Result<void> {
        out.add(plain, shown_of(session, plain, work, out.request.show), work.known->notes[index]);
        return {};
      });
    } else {
      const TableCell at = out.cell(index);
      const Filled filled(session, out.request, at.row, at.column);
      const Attempt<Cell> cell =
          evaluated_cell(session, filled.text(), out.request.show, work.writing);
      if (cell) {
        kept = keep(cell->plain, cell->shown, "");
      } else if (ends_all(cell.error())) {
        kept = std::unexpected(cell.error());
      } else {
        const std::string note =
            fmt::format("{}: {}", out.place(index), cell.error().error.message);
        kept = keep("", "", note);
        const auto origin = filled.origin(cell.error().error.offset);
        if (!first)
          first =
              Failure{{note, origin.value_or(0)}, cell.error().limit, origin || cell.error().limit};
      }
    }
    if (!kept) out.stopped = kept.error();
    if (work.done) work.done(out.done());
  }
  if (out.done() == 0) return std::unexpected(*std::move(out.stopped));
  // If every cell is refused, the expression is wrong.
  if (out.refused() == out.size()) {
    return std::unexpected(first ? *std::move(first)
                                 : Failure{{std::string(out.notes[0])}, {}, false});
  }
  return out;
}

Attempt<std::pair<std::string, std::string>> recomputed_cell(Session& session,
                                                             const ValueTable& table,
                                                             std::size_t index) {
  const TableCell at = table.cell(index);
  const Filled filled(session, table.request, at.row, at.column);
  const Attempt<Cell> cell =
      evaluated_cell(session, filled.text(), table.request.show, CellWriting::plain);
  if (cell) return std::pair(cell->plain, std::string());
  if (ends_all(cell.error())) return std::unexpected(cell.error());
  return std::pair(std::string(),
                   fmt::format("{}: {}", table.place(index), cell.error().error.message));
}

}  // namespace summand
