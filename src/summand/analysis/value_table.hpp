// Tables of a family of games: an expression with two variables, one for rows and one for columns.
#pragma once

#include <cstdint>
#include <functional>
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

// The cells row by row, as far as they were computed. A cell whose value is out of reach or that is
// refused (a board without cells) is empty and has a note with the reason.
class ValueTable {
 public:
  ValueTable(TableRequest asked, const Budget& budget, CellWriting writing = CellWriting::plain)
      : request(std::move(asked)),
        plain(budget),
        notes(budget),
        writing_(writing),
        shown_(budget) {}

  std::size_t size() const { return request.rows.size() * request.columns.size(); }
  std::size_t done() const { return notes.size(); }
  std::size_t refused() const { return refused_; }
  TableCell cell(std::size_t index) const;
  // Returns "r = 2, c = 5", or only one of them if the table has one variable.
  std::string place(std::size_t index) const;
  // The text of a finished cell, in the form in which it is shown.
  std::string_view shown(std::size_t index) const {
    return writing_ == CellWriting::plain ? plain[index] : shown_[index];
  }

  // Adds the next cell. Throws LimitReached, and then the table is still valid.
  void add(std::string_view text, std::string_view as_shown, std::string_view note);

  const TableRequest request;
  CellTexts plain;                 // as expressions
  CellTexts notes;                 // empty for cells without a note
  std::optional<Failure> stopped;  // why the other cells are missing

 private:
  CellWriting writing_;
  CellTexts shown_;  // empty if the plain texts are shown
  std::size_t refused_ = 0;
};

// What is already known about a table, and a function that is told how many cells are done.
struct TableWork {
  CellWriting writing = CellWriting::plain;
  const ValueTable* known = nullptr;  // for the same request, but perhaps with fewer or more rows
  std::function<void(std::size_t)> done = nullptr;
};

// Settles the axes first. Fails if no cell can be computed, with the error of the first one at its
// place in the expression. A limit other than a size limit stops the table at a cell. If that is
// the first cell, it fails.
Attempt<ValueTable> make_table(Session& session, TableRequest request, const TableWork& work = {});

// The text and the note of that cell, computed again. Fails if a limit ends that.
Attempt<std::pair<std::string, std::string>> recomputed_cell(Session& session,
                                                             const ValueTable& table,
                                                             std::size_t index);

}  // namespace summand
