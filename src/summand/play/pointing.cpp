#include "summand/play/pointing.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/whole_number.hpp"
#include "summand/boards/cells.hpp"
#include "summand/verdict/cells_of_moves.hpp"

namespace summand {

namespace {

constexpr int kMostCoordinate = Cells::kMostCells;

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Where the run of such characters that begins at `from` ends.
template <class Is>
std::size_t run_end(std::string_view text, std::size_t from, Is is) {
  while (from < text.size() && is(text[from])) ++from;
  return from;
}

// The squares of a picture from a cell to the next one, if so many cells lie in it evenly, from one
// edge to the other one. A lone cell has its picture to itself.
std::optional<int> step_between(int squares, int cells, int otherwise) {
  if (cells == 1) return squares == 1 ? std::optional(otherwise) : std::nullopt;
  const int step = (squares - 1) / (cells - 1);
  return step > 0 && step * (cells - 1) == squares - 1 ? std::optional(step) : std::nullopt;
}

bool nobody_can_move(const AnyPosition& position) {
  return position.move_count(Player::left) == 0 && position.move_count(Player::right) == 0;
}

// The column of letters, from 0.
std::optional<int> column_of(std::string_view letters) {
  int column = 0;
  for (const char c : letters) {
    if (!is_letter(c) || column > kMostCoordinate) return std::nullopt;
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
  for (std::size_t at = 0; (at = run_end(text, at, is_blank)) < text.size();) {
    const std::size_t end = run_end(text, at, [](char c) { return !is_blank(c); });
    out.push_back(text.substr(at, end - at));
    at = end;
  }
  return out;
}

std::string size_of(const CellGrid& grid) {
  return fmt::format("{} row{} and {} column{}", grid.rows, grid.rows == 1 ? "" : "s", grid.columns,
                     grid.columns == 1 ? "" : "s");
}

// The term with a board, where there is one only.
Result<std::size_t> only_board(const SumInPlay& sum) {
  std::optional<std::size_t> board;
  for (std::size_t i = 0; i < sum.terms().size(); ++i) {
    if (!cell_grid(sum.terms()[i])) continue;
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
  const std::optional<BoardShape> shape = position->shape();
  if (!shape || shape->cells.empty()) return std::nullopt;
  const std::optional<Picture> picture = position->picture();
  if (!picture) return std::nullopt;
  const auto row_step = step_between(picture->rows, shape->rows, 1);
  const auto column_step = step_between(picture->columns, shape->columns, 2);
  if (!row_step || !column_step) return std::nullopt;
  return CellGrid{.rows = shape->rows,
                  .columns = shape->columns,
                  .row_step = *row_step,
                  .column_step = *column_step,
                  .letters = shape->kind == ShapeKind::grid};
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
    const std::size_t digits = run_end(words[0], 0, is_letter);
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
  const std::optional<CellGrid> grid = cell_grid(sum.terms()[term]);
  if (!grid) return fail(fmt::format("game {} has no board to point at", term + 1));
  if (cell.row < 0 || cell.column < 0 || cell.row >= grid->rows || cell.column >= grid->columns) {
    return fail(fmt::format("there is no such cell: the board has {}", size_of(*grid)));
  }
  const int place = cell.row * grid->columns + cell.column;
  CellsOfMoves cells(sum, player);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].term != term) continue;
    const std::vector<int> touched = cells.of(moves[i]);
    if (std::ranges::find(touched, place) != touched.end()) out.push_back(i);
  }
  return out;
}

}  // namespace summand
