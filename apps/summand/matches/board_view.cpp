#include "apps/summand/matches/board_view.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/draw/ascii.hpp"
#include "summand/play/pointing.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kIndent = 5;

// Writes the names of the columns in one row of the picture. A name is left out if it would touch
// another one.
template <class Name>
void add_names(Picture& picture, int row, const CellGrid& grid, Name name) {
  int free_from = 0;
  for (int column = 0; column < grid.columns; ++column) {
    int at = column * grid.column_step;
    if (at < free_from) continue;
    for (const char c : name(column)) {
      picture.marks.push_back({row, at++, std::string(1, c), Paint::faint});
    }
    free_from = at + 1;
    picture.columns = std::max(picture.columns, at);
  }
}

// Adds the names of the columns above the picture. If the names are letters, adds the numbers of
// the columns below it.
Picture labelled(Picture picture, const CellGrid& grid) {
  const auto number_of = [&](int column) { return std::to_string(column + grid.first); };
  for (Mark& mark : picture.marks) ++mark.row;
  picture.rows += grid.letters ? 2 : 1;
  if (!grid.letters) {
    add_names(picture, 0, grid, number_of);
    return picture;
  }
  add_names(picture, 0, grid, letters_of_column);
  add_names(picture, picture.rows - 1, grid, number_of);
  return picture;
}

std::vector<std::string> margins_of(const Picture& picture, const CellGrid& grid) {
  const bool named = grid.names_rows();
  const std::size_t width = named ? std::to_string(grid.rows - 1 + grid.first).size() + 1 : 0;
  std::vector<std::string> out(static_cast<std::size_t>(picture.rows), std::string(width, ' '));
  for (int row = 0; named && row < grid.rows; ++row) {
    const int at = 1 + row * grid.row_step;
    out[static_cast<std::size_t>(at)] = fmt::format("{:>{}} ", grid.number_of_row(row), width - 1);
  }
  return out;
}

Picture cut_out(const Picture& picture, int first, int count) {
  Picture out{.rows = picture.rows, .columns = count, .marks = {}};
  for (const Mark& mark : picture.marks) {
    if (mark.column < first || mark.column >= first + count) continue;
    out.marks.push_back(mark);
    out.marks.back().column -= first;
  }
  return out;
}

// Replaces glyphs by letters, which show the owner of an edge or a piece without colours.
Picture with_letters(Picture picture) {
  for (Mark& mark : picture.marks) {
    if (!mark.plain.empty()) mark.glyph = mark.plain;
  }
  return picture;
}

// A position without a picture is shown as text.
Picture written(std::string_view text) {
  Picture out{.rows = 1, .columns = 0, .marks = {}};
  for (const char c : text) out.marks.push_back({0, out.columns++, std::string(1, c)});
  return out;
}

}  // namespace

BoardView::BoardView(const TermState& term, std::string number, const BoardLook& look)
    : title_(std::move(number)), colours_(look.colours) {
  if (term.title.empty()) {
    title_ += term.text;
    return;
  }
  title_ += term.title;
  if (term.negated) title_ += ", subtracted: each player has the other's moves";
  picture_ = term.picture ? *term.picture : written(term.position);
  if (const auto& grid = term.grid) {
    picture_ = labelled(std::move(picture_), *grid);
    margins_ = margins_of(picture_, *grid);
    step_ = grid->column_step;
    letters_ = grid->letters;
    first_ = grid->first;
  }
  picture_ = look.ascii ? in_ascii(std::move(picture_)) : with_letters(std::move(picture_));
}

std::size_t BoardView::margin_width() const {
  return kIndent + (margins_.empty() ? 0 : margins_.front().size());
}

int BoardView::squares_in(std::size_t columns) const {
  const auto beside = static_cast<int>(columns - std::min(columns, margin_width()));
  if (picture_.columns <= beside) return picture_.columns;
  return std::max(beside / step_, 1) * step_;
}

std::string BoardView::column_name(int square) const {
  const int column = square / step_;
  return letters_ ? letters_of_column(column) : std::to_string(column + first_);
}

void BoardView::add_part(std::vector<std::string>& out, int first, int count) const {
  const std::vector<std::string> rows = rows_of(cut_out(picture_, first, count), colours_);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::string line = std::string(kIndent, ' ') + (margins_.empty() ? "" : margins_[i]) + rows[i];
    line.erase(line.find_last_not_of(' ') + 1);
    out.push_back(std::move(line));
  }
}

std::vector<std::string> BoardView::lines(std::size_t columns) const {
  const int fits = squares_in(columns);
  std::vector<std::string> out = {title_};
  add_part(out, 0, fits);
  if (fits < picture_.columns) {
    out.push_back(fmt::format("     (columns from {} on: type board)", column_name(fits)));
  }
  return out;
}

std::vector<std::string> BoardView::all_lines(std::size_t columns) const {
  const int fits = std::max(squares_in(columns), 1);
  std::vector<std::string> out = {title_};
  for (int first = 0; first < picture_.columns; first += fits) {
    if (fits < picture_.columns) {
      out.push_back(fmt::format("     columns {} to {}", column_name(first),
                                column_name(std::min(first + fits, picture_.columns) - 1)));
    }
    add_part(out, first, fits);
  }
  return out;
}

}  // namespace summand::program
