#include "summand/ruleset/cell_grid.hpp"

#include <set>
#include <utility>

#include "summand/boards/cells.hpp"
#include "summand/draw/board_names.hpp"
#include "summand/draw/picture_figure.hpp"

namespace summand {

namespace {

// The number of squares of a picture from one cell to the next. The cells must reach from one edge
// of the picture to the other in equal steps. A single cell must fill the picture.
std::optional<int> step_between(int squares, int cells, int otherwise) {
  if (cells == 1) return squares == 1 ? std::optional(otherwise) : std::nullopt;
  const int step = (squares - 1) / (cells - 1);
  return step > 0 && step * (cells - 1) == squares - 1 ? std::optional(step) : std::nullopt;
}

// Whether each cell that is not a hole has a mark at its place. Other things may stand in a
// picture, too, or its rows may be shifted.
bool has_all_cells(const Picture& picture, const BoardShape& shape, const CellGrid& grid) {
  std::set<std::pair<int, int>> marked;
  for (const Mark& mark : picture.marks) marked.emplace(mark.row, mark.column);
  for (int i = 0; i < static_cast<int>(shape.cells.size()); ++i) {
    if (!shape.cells[static_cast<std::size_t>(i)].there) continue;
    const int row = i / grid.columns * grid.row_step, column = i % grid.columns * grid.column_step;
    if (!marked.contains({row, column})) return false;
  }
  return true;
}

BoardNames names_of(const CellGrid& grid) {
  BoardNames out{.row_step = grid.row_step, .column_step = grid.column_step};
  for (int column = 0; column < grid.columns; ++column) {
    out.columns.push_back(grid.letters ? letters_of_column(column)
                                       : std::to_string(column + grid.first));
  }
  for (int row = 0; grid.names_rows() && row < grid.rows; ++row) {
    out.rows.push_back(std::to_string(grid.number_of_row(row)));
  }
  return out;
}

}  // namespace

std::string letters_of_column(int column) {
  std::string name = Cells(1, column + 1).name(column);
  name.pop_back();  // the row, which is 1
  return name;
}

std::optional<CellGrid> cell_grid(const AnyPosition& position) {
  const std::optional<BoardShape> shape = position.shape();
  if (!shape || shape->cells.empty() || shape->kind == ShapeKind::rows) return std::nullopt;
  const std::optional<Picture> picture = position.picture();
  if (!picture) return std::nullopt;
  const auto row_step = step_between(picture->rows, shape->rows, 1);
  const auto column_step = step_between(picture->columns, shape->columns, 2);
  if (!row_step || !column_step) return std::nullopt;
  const CellGrid grid{.rows = shape->rows,
                      .columns = shape->columns,
                      .row_step = *row_step,
                      .column_step = *column_step,
                      .letters = shape->kind == ShapeKind::grid && !shape->from_zero,
                      .first = shape->from_zero ? 0 : 1,
                      .origin = shape->origin};
  return has_all_cells(*picture, *shape, grid) ? std::optional(grid) : std::nullopt;
}

std::optional<Picture> picture_with_names(const AnyPosition& position) {
  std::optional<Picture> picture = position.picture();
  const auto grid = cell_grid(position);
  if (!grid) return picture;
  return with_names(*std::move(picture), names_of(*grid));
}

std::optional<Figure> figure_with_names(const AnyPosition& position, Medium medium) {
  std::optional<Figure> figure = position.figure(medium);
  const auto grid = cell_grid(position);
  // A game may draw its positions on paper in another way, where the cells are in other places.
  if (!figure || !grid || *figure != figure_of(*position.picture(), medium)) return figure;
  return with_names(*figure, names_of(*grid));
}

}  // namespace summand
