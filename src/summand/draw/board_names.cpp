#include "summand/draw/board_names.hpp"

#include <algorithm>

#include "summand/draw/lettering.hpp"
#include "summand/draw/moved.hpp"
#include "summand/draw/paper_squares.hpp"

namespace summand {

namespace {

int widest(const std::vector<std::string>& names, int (*width)(std::string_view)) {
  int out = 0;
  for (const std::string& name : names) out = std::max(out, width(name));
  return out;
}

void write(Picture& picture, int row, int column, const std::string& name) {
  for (const char c : name) {
    picture.marks.push_back({row, column++, std::string(1, c), Paint::faint});
  }
  picture.columns = std::max(picture.columns, column);
}

}  // namespace

Picture with_names(Picture board, const BoardNames& names) {
  const int room = widest(names.rows, width_in_text);
  const int margin = room == 0 ? 0 : room + 2 - room % 2;
  for (Mark& mark : board.marks) {
    ++mark.row;
    mark.column += margin;
  }
  ++board.rows;
  board.columns += margin;
  int free_from = 0;
  for (int i = 0; const std::string& name : names.columns) {
    const int at = margin + names.column_step * i++;
    if (at < free_from) continue;
    write(board, 0, at, name);
    free_from = at + width_in_text(name) + 1;
  }
  for (int i = 0; const std::string& name : names.rows) {
    write(board, 1 + names.row_step * i++, room - width_in_text(name), name);
  }
  return board;
}

Figure with_names(const Figure& board, const BoardNames& names) {
  constexpr int kAbove = 110, kGap = 40;
  const int beside = widest(names.rows, width_on_paper);
  const Spot by{beside == 0 ? 0 : beside + kGap, kAbove};
  Figure out = moved(board, by);
  out.width += by.x;
  out.height += by.y;
  const Spot corner = middle_on_paper(0, 0);
  int free_from = 0;
  for (int i = 0; const std::string& name : names.columns) {
    const int x = by.x + middle_on_paper(0, names.column_step * i++).x;
    const int half = width_on_paper(name) / 2;
    if (x - half < free_from) continue;
    out.labels.push_back({.at = {x, by.y}, .text = name, .paint = Paint::faint});
    free_from = x + half + kGap;
  }
  for (int i = 0; const std::string& name : names.rows) {
    const int y = by.y + middle_on_paper(names.row_step * i++, 0).y;
    out.labels.push_back({.at = {by.x + corner.x - kCellHalf - kGap, y},
                          .text = name,
                          .side = Side::left,
                          .paint = Paint::faint});
  }
  return out;
}

}  // namespace summand
