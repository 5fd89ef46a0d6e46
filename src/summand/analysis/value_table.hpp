// Tables of a family of games: an expression with two variables, a row and a column of each.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/attempt.hpp"
#include "summand/language/session.hpp"

namespace summand {

// r=1..6, or 1..6 with the name that is usual there.
struct TableAxis {
  std::string name;
  std::int64_t first = 1, last = 1;

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
  std::string show;  // a function of the language, applied to each cell; or nothing for the value,
                     // or kShowNimber for the n of a value *n
};

// The cells as plain text, row by row. Those whose value is out of reach or that are refused (a
// board without cells) say why in `notes` and are empty.
struct ValueTable {
  TableRequest request;
  struct Cell {
    std::string plain, pretty, latex;
  };
  std::vector<Cell> cells;
  std::vector<std::string> notes;

  const Cell& at(std::size_t row, std::size_t column) const {
    return cells[row * request.columns.size() + column];
  }
};

// Fails where no cell can be had, with what befell the first one, at its place in the expression; a
// limit other than one of size ends it.
Attempt<ValueTable> make_table(Session& session, TableRequest request);

enum class TableFormat { text, csv, latex };
// Ends in a newline. Text is aligned and has arrows and fractions where `pretty`.
std::string write(const ValueTable& table, TableFormat format, bool pretty);

}  // namespace summand
