#include "summand/analysis/value_table_cell.hpp"

#include <cstdint>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/language/syntax/last_statement.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

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

}  // namespace

Attempt<ComputedCell> compute_cell(Session& session, const ValueTable& table, std::size_t index,
                                   CellWriting writing) {
  const TableCell at = table.cell(index);
  const Filled filled(session, table.request, at.row, at.column);
  Attempt<Cell> cell = evaluated_cell(session, filled.text(), table.request.show, writing);
  if (cell) return ComputedCell{std::move(cell->plain), std::move(cell->shown), {}};
  const Failure& failure = cell.error();
  if (ends_all(failure)) return std::unexpected(failure);
  std::string note = fmt::format("{}: {}", table.place(index), failure.error.message);
  const auto origin = filled.origin(failure.error.offset);
  Failure refusal{{note, origin.value_or(0)}, failure.limit, origin || failure.limit};
  return ComputedCell{{}, {}, std::move(note), std::move(refusal)};
}

std::string shown_of(Session& session, std::string_view plain, std::string_view show,
                     CellWriting writing) {
  if (writing == CellWriting::plain || plain.empty()) return std::string(plain);
  const auto cell = evaluated_cell(session, plain, show, writing);
  if (!cell && ends_all(cell.error())) {
    reach_limit_again(cell.error());
  }
  return cell && cell->plain == plain ? cell->shown : std::string(plain);
}

}  // namespace summand
