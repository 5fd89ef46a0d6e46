// Tables of a family of games: an expression with two variables, one for rows and one for columns,
// and the cells that are known.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/language/session.hpp"

namespace summand {

// r=1..6, or 1..6 with the usual name.
struct TableAxis {
  std::string name;
  std::int64_t first = 1, last = 1;
  bool is_asked_for = false;  // its variable must occur in the expression
  bool is_used = true;  // its variable occurs; otherwise the axis has one place, without a number

  std::size_t size() const { return static_cast<std::size_t>(last - first + 1); }
};

// Reads 1..6, 5, or r=1..6. At most kMostSide numbers.
Result<TableAxis> parse_axis(std::string_view text, std::string_view usual_name);
inline constexpr std::size_t kMostSide = 1000;

inline constexpr std::string_view kShowNimber = "nimber";

struct TableRequest {
  std::string expression;  // with the names of the axes as variables, in quotes as {r}; a lone
                           // name of a game is called with them
  TableAxis rows, columns;
  std::string show;  // a function of the language, applied to each cell; or empty for the value,
                     // or kShowNimber for the n of a value *n
};

// Whether the expression contains a variable: a word of that name, or {name} in quotes. A part of a
// longer word between hyphens counts, too, which does no harm.
bool has_variable(std::string_view expression, std::string_view name);

// Finds out which axes are used: those whose variables occur in the expression. Fails if one that
// was asked for does not occur, or if neither does.
Result<void> settle_axes(const Session& session, TableRequest& request);

// The texts of cells, one after another, charged to a budget.
class CellTexts {
 public:
  explicit CellTexts(const Budget& budget) : text_(budget), ends_(budget) {}

  std::size_t size() const { return ends_.size(); }
  std::string_view operator[](std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return {text_.data() + begin, ends_[i] - begin};
  }
  // Throws LimitReached, and then adds nothing.
  void push_back(std::string_view text);
  void pop_back() { ends_.pop_back(); }

 private:
  ChargedVector<char> text_;
  ChargedVector<std::size_t> ends_;
};

// How values are written.
enum class CellWriting { plain, pretty, latex };

// The numbers of a cell.
struct TableCell {
  std::int64_t row, column;
};

// The finished cells. A cell whose value is out of reach or that is refused (a board without cells)
// is empty and has a note with the reason.
class ValueTable {
 public:
  ValueTable(TableRequest asked, const Budget& budget, CellWriting writing = CellWriting::plain)
      : request(std::move(asked)),
        writing_(writing),
        plain_(budget),
        shown_(budget),
        notes_(budget),
        places_(budget) {}

  // Cells are numbered from 0, row by row.
  std::size_t size() const { return request.rows.size() * request.columns.size(); }
  std::size_t done() const { return notes_.size(); }
  std::size_t refused() const { return refused_; }
  // Whether the cell is finished.
  bool has(std::size_t index) const { return index < places_.size() && places_[index] != 0; }
  TableCell cell(std::size_t index) const;
  // Returns "r = 2, c = 5", or only one of them if the table has one variable.
  std::string place(std::size_t index) const;

  // The texts of a finished cell. The plain one is an expression.
  std::string_view plain(std::size_t index) const { return plain_[places_[index] - 1]; }
  std::string_view shown(std::size_t index) const {
    return writing_ == CellWriting::plain ? plain(index) : shown_[places_[index] - 1];
  }
  // Empty for a cell without a note.
  std::string_view note(std::size_t index) const { return notes_[places_[index] - 1]; }

  // Finishes a cell, which must not be finished yet. Cells may come in any order. Throws
  // LimitReached, and then the table is still valid.
  void add(std::size_t index, std::string_view text, std::string_view as_shown,
           std::string_view note);

  const TableRequest request;
  std::optional<Failure> stopped;  // why other cells are missing

 private:
  // The texts are in the order in which the cells were finished.
  CellWriting writing_;
  CellTexts plain_;
  CellTexts shown_;  // empty if the plain texts are shown
  CellTexts notes_;
  ChargedVector<std::uint32_t> places_;  // of each cell among the texts, counted from 1
  std::size_t refused_ = 0;
};

// The shard of a cell, as a piece of work. Cells of one row, of one column and of neighbouring
// diagonals are in different shards, as far as possible. More rows change nothing.
std::uint64_t piece_of(const TableRequest& request, std::size_t index);

}  // namespace summand
