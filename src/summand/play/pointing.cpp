#include "summand/play/pointing.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <ranges>
#include <string>
#include <utility>

#include "summand/base/whole_number.hpp"
#include "summand/boards/cells.hpp"
#include "summand/verdict/cells_of_moves.hpp"

namespace summand {

namespace {

constexpr int kMostCoordinate = Cells::kMostCells;

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_gap(char c) { return c == ' ' || c == '\t'; }

// The end of the run of such characters that begins at `from`.
template <class Is>
std::size_t run_end(std::string_view text, std::size_t from, Is is) {
  while (from < text.size() && is(text[from])) ++from;
  return from;
}

bool nobody_can_move(const AnyPosition& position) {
  return position.move_count(Player::left) == 0 && position.move_count(Player::right) == 0;
}

// The column that the letters name, from 0.
std::optional<int> column_of(std::string_view letters) {
  int column = 0;
  for (const char c : letters) {
    if (!is_small_letter(c) || column > kMostCoordinate) return std::nullopt;
    column = 26 * column + (c - 'a' + 1);
  }
  return letters.empty() || column > kMostCoordinate ? std::nullopt : std::optional(column - 1);
}

std::optional<int> coordinate(std::string_view digits) {
  const auto number = whole_number<unsigned>(digits);
  return number && *number <= kMostCoordinate ? std::optional(static_cast<int>(*number) - 1)
                                              : std::nullopt;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> out;
  for (std::size_t at = 0; (at = run_end(text, at, is_gap)) < text.size();) {
    const std::size_t end = run_end(text, at, [](char c) { return !is_gap(c); });
    out.push_back(text.substr(at, end - at));
    at = end;
  }
  return out;
}

std::string counted(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string size_of(const CellGrid& grid) {
  return fmt::format("{} and {}", counted(static_cast<std::size_t>(grid.rows), "row"),
                     counted(static_cast<std::size_t>(grid.columns), "column"));
}

Result<int> place_on_grid(const CellGrid& grid, const PointedCell& cell) {
  if (grid.first == 0 && !cell.by_numbers) {
    return fail("the rows and columns of this board are numbers: ROW COLUMN");
  }
  const int row = grid.row_of_number(cell.row + 1), column = cell.column + 1 - grid.first;
  if (row < 0 || column < 0 || row >= grid.rows || column >= grid.columns) {
    return fail(fmt::format("there is no such cell: the board has {}", size_of(grid)));
  }
  return row * grid.columns + column;
}

// --- rows ---

// The shape of a term that consists of rows, where somebody can move.
std::optional<BoardShape> shape_of_rows(const Term& term) {
  const AnyPosition* position = term.position();
  if (position == nullptr || nobody_can_move(*position)) return std::nullopt;
  std::optional<BoardShape> shape = position->shape();
  return shape && shape->kind == ShapeKind::rows ? std::move(shape) : std::nullopt;
}

struct RowOfShape {
  std::size_t begin = 0;  // of its cells
  bool ring = false;
  std::string contents{};
};

std::vector<RowOfShape> rows_of_shape(const BoardShape& shape) {
  std::vector<RowOfShape> out;
  std::size_t begin = 0;
  for (const ShapeRow& line : shape.lines) {
    out.push_back({.begin = begin, .ring = line.ring});
    for (std::size_t i = 0; i < line.cells; ++i)
      out.back().contents += shape.cells[begin++].content;
  }
  return out;
}

// A place of the first row that is equal to this one, and all places that are the same.
std::vector<int> same_places(const std::vector<RowOfShape>& rows, const RowOfShape& row,
                             std::size_t place) {
  const auto first = std::ranges::find_if(rows, [&](const RowOfShape& other) {
    return other.ring == row.ring && other.contents == row.contents;
  });
  std::vector<int> out;
  const auto add = [&](std::size_t i) { out.push_back(static_cast<int>(first->begin + i)); };
  const std::size_t count = row.contents.size();
  if (row.ring) {
    for (std::size_t i = 0; i < count; ++i) add(i);
    return out;
  }
  add(place);
  if (std::ranges::equal(row.contents, std::views::reverse(row.contents))) add(count - 1 - place);
  return out;
}

Result<std::vector<int>> places_in_rows(const BoardShape& shape, const PointedCell& cell) {
  const std::vector<RowOfShape> rows = rows_of_shape(shape);
  if (cell.row < 0 || static_cast<std::size_t>(cell.row) >= rows.size()) {
    return fail(fmt::format("there is no such row: the board has {}", counted(rows.size(), "row")));
  }
  const RowOfShape& row = rows[static_cast<std::size_t>(cell.row)];
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < row.contents.size(); ++i) {
    if (shape.cells[row.begin + i].there) places.push_back(i);
  }
  if (cell.column < 0 || static_cast<std::size_t>(cell.column) >= places.size()) {
    return fail(fmt::format("there is no such place: row {} has {}", cell.row + 1,
                            counted(places.size(), "place")));
  }
  return same_places(rows, row, places[static_cast<std::size_t>(cell.column)]);
}

// --- boards ---

bool has_board(const Term& term) { return cell_grid(term) || shape_of_rows(term); }

Result<std::vector<int>> places_of(const SumInPlay& sum, std::size_t term,
                                   const PointedCell& cell) {
  if (const auto grid = cell_grid(sum.terms()[term])) {
    SUMMAND_TRY(place, place_on_grid(*grid, cell));
    return std::vector<int>{place};
  }
  if (const auto rows = shape_of_rows(sum.terms()[term])) return places_in_rows(*rows, cell);
  return fail(fmt::format("game {} has no board to point at", term + 1));
}

// The index of the term with a board, if there is only one.
Result<std::size_t> only_board(const SumInPlay& sum) {
  std::optional<std::size_t> board;
  for (std::size_t i = 0; i < sum.terms().size(); ++i) {
    if (!has_board(sum.terms()[i])) continue;
    if (board) {
      return fail(
          fmt::format("there are several boards; say which one: {}: ROW COLUMN", *board + 1));
    }
    board = i;
  }
  if (!board) return fail("there is no board to point at: type a move by its name or number");
  return *board;
}

}  // namespace

std::optional<CellGrid> cell_grid(const Term& term) {
  const AnyPosition* position = term.position();
  if (position == nullptr || nobody_can_move(*position)) return std::nullopt;
  return cell_grid(*position);
}

std::optional<PointedCell> read_pointed(std::string_view text) {
  PointedCell out;
  if (const std::size_t colon = text.find(':'); colon != text.npos) {
    const auto before = words_of(text.substr(0, colon));
    const auto term = before.size() == 1 ? whole_number<std::size_t>(before[0]) : std::nullopt;
    if (!term || *term == 0) return std::nullopt;
    out.term = *term - 1;
    text.remove_prefix(colon + 1);
  }
  const std::vector<std::string_view> words = words_of(text);
  std::optional<int> row, column;
  if (words.size() == 2) {
    row = coordinate(words[0]);
    column = coordinate(words[1]);
    out.by_numbers = column.has_value();
    if (!column) column = column_of(words[1]);
  } else if (words.size() == 1) {
    const std::size_t digits = run_end(words[0], 0, is_small_letter);
    column = column_of(words[0].substr(0, digits));
    row = coordinate(words[0].substr(digits));
  }
  if (!row || !column) return std::nullopt;
  out.row = *row;
  out.column = *column;
  return out;
}

Result<std::vector<std::size_t>> moves_at(const SumInPlay& sum, Player player,
                                          const std::vector<TermMove>& moves,
                                          const PointedCell& cell) {
  std::size_t term = 0;
  if (cell.term) {
    term = *cell.term;
    if (term >= sum.terms().size()) {
      return fail(fmt::format("there is no game {}; there are {}", term + 1, sum.terms().size()));
    }
  } else {
    SUMMAND_TRY(board, only_board(sum));
    term = board;
  }
  SUMMAND_TRY(places, places_of(sum, term, cell));
  CellsOfMoves cells(sum, player);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].term != term) continue;
    const std::vector<int> touched = cells.of(moves[i]);
    if (std::ranges::find_first_of(touched, places) != touched.end()) out.push_back(i);
  }
  return out;
}

}  // namespace summand
