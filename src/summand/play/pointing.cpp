#include "summand/play/pointing.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/whole_number.hpp"
#include "summand/boards/cells.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostMoves = 10'000;  // looked at to find out how a board names its cells
constexpr int kMostCoordinate = Cells::kMostCells;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Where the run of such characters that begins at `from` ends.
template <class Is>
std::size_t run_end(std::string_view text, std::size_t from, Is is) {
  while (from < text.size() && is(text[from])) ++from;
  return from;
}

// Every cell is there, on every second column.
bool is_full(const Picture& picture) {
  if (picture.rows < 1 || picture.columns % 2 == 0) return false;
  const auto columns = static_cast<std::size_t>(picture.columns / 2) + 1;
  std::vector<bool> seen(static_cast<std::size_t>(picture.rows) * columns, false);
  for (const Mark& mark : picture.marks) {
    if (mark.row < 0 || mark.row >= picture.rows || mark.column < 0 ||
        mark.column >= picture.columns || mark.column % 2 != 0) {
      return false;
    }
    seen[static_cast<std::size_t>(mark.row) * columns + static_cast<std::size_t>(mark.column / 2)] =
        true;
  }
  return std::ranges::find(seen, false) == seen.end();
}

// Vertices of which some may be gone, joined by lines.
bool is_net(const Picture& picture) {
  if (picture.rows % 2 == 0 || picture.columns % 4 != 1) return false;
  return std::ranges::all_of(picture.marks, [](const Mark& mark) {
    const bool on_vertex = mark.row % 2 == 0 && mark.column % 4 == 0;
    return on_vertex || mark.glyph == "│" || mark.glyph == "─";
  });
}

// Whether all moves name cells, and there are moves.
bool names_cells(const std::vector<std::string>& names, const CellGrid& grid) {
  return !names.empty() && std::ranges::all_of(names, [&](const std::string& name) {
    return !cells_named(name, grid).empty();
  });
}

std::optional<CellGrid> grid_of_picture(const Picture& picture,
                                        const std::vector<std::string>& names) {
  CellGrid grid;
  if (is_full(picture)) {
    grid = {.rows = picture.rows, .columns = picture.columns / 2 + 1};
  } else if (is_net(picture)) {
    grid = {.rows = picture.rows / 2 + 1,
            .columns = picture.columns / 4 + 1,
            .row_step = 2,
            .column_step = 4};
  } else {
    return std::nullopt;
  }
  if (grid.rows > kMostCoordinate / grid.columns) return std::nullopt;
  if (names_cells(names, grid)) return grid;
  grid.letters = false;
  const bool is_strip = grid.rows == 1 && grid.column_step == 2;
  return is_strip && names_cells(names, grid) ? std::optional(grid) : std::nullopt;
}

// Numbers of cells on one row. A size of a heap, as in 5->3, is none, nor a number of things: 2r.
std::vector<std::pair<int, int>> numbered_cells(std::string_view move, const CellGrid& grid) {
  std::vector<std::pair<int, int>> out;
  if (move.find("->") != move.npos) return out;
  for (std::size_t at = 0; at < move.size();) {
    const std::size_t end = run_end(move, at, is_digit);
    const auto number = whole_number<int>(move.substr(at, end - at));
    const bool counts = end < move.size() && is_letter(move[end]) && move[end] != 'x';
    if (number && !counts && *number >= 1 && *number <= grid.columns) {
      out.emplace_back(0, *number - 1);
    }
    at = std::max(end, at + 1);
  }
  return out;
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
  if (position == nullptr) return std::nullopt;
  const std::uint64_t left = position->move_count(Player::left);
  const std::uint64_t right = position->move_count(Player::right);
  if (left > kMostMoves || right > kMostMoves) return std::nullopt;
  const std::optional<Picture> picture = position->picture();
  if (!picture) return std::nullopt;
  std::vector<std::string> names;
  for (const Player player : {Player::left, Player::right}) {
    for (AnyMove& move : position->moves(player)) names.push_back(std::move(move.name));
  }
  return grid_of_picture(*picture, names);
}

std::vector<std::pair<int, int>> cells_named(std::string_view move, const CellGrid& grid) {
  if (!grid.letters) return numbered_cells(move, grid);
  std::vector<std::pair<int, int>> out;
  const Cells board(grid.rows, grid.columns);
  for (std::size_t at = 0; at < move.size();) {
    std::size_t begin = at;
    const std::size_t digits = run_end(move, at, is_letter);
    const std::size_t end = run_end(move, digits, is_digit);
    // A cell that follows another one directly is behind the x of a jump: c1xc3.
    if (at > 0 && is_digit(move[at - 1]) && move[at] == 'x' && digits > at + 1) ++begin;
    const auto cell = board.named(move.substr(begin, end - begin));
    if (cell) out.emplace_back(*cell / grid.columns, *cell % grid.columns);
    at = std::max(end, at + 1);
  }
  const auto column = column_of(move);
  if (column && *column < grid.columns && grid.rows > 1) out.emplace_back(-1, *column);
  return out;
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

Result<std::vector<std::size_t>> moves_at(const SumInPlay& sum, const std::vector<TermMove>& moves,
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
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].term != term) continue;
    const auto touched = cells_named(moves[i].name, *grid);
    const bool touches = std::ranges::any_of(touched, [&](const auto& at) {
      return (at.first == cell.row || at.first < 0) && at.second == cell.column;
    });
    if (touches) out.push_back(i);
  }
  return out;
}

}  // namespace summand
