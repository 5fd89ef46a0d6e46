#include "summand/games/ski_jumps/slope.hpp"

#include <vector>

namespace summand::games {

namespace {

// Jumpers have capital letters. A board does not distinguish jumpers and slippers.
constexpr Board::Letters kSkiers{'.', 'L', 'R', 0};

}  // namespace

Result<Slope> Slope::parse(std::string_view text) {
  std::string capitals(text);
  for (char& c : capitals) c = c == 'l' ? 'L' : c == 'r' ? 'R' : c;
  auto board = Board::parse(capitals, kSkiers);
  if (!board) return std::unexpected(std::move(board).error());
  Slope slope(board->rows(), board->columns());
  slope.skiers = *std::move(board);
  int cell = 0;
  for (const char c : text) {
    if (c == '|') continue;
    if (c == 'L' || c == 'R') slope.jumpers.add(cell);
    ++cell;
  }
  return slope;
}

std::string Slope::print() const {
  std::string text = skiers.print(kSkiers);
  int cell = 0;
  for (char& c : text) {
    if (c == '|') continue;
    if (c != '.' && !jumpers.contains(cell)) c = c == 'L' ? 'l' : 'r';
    ++cell;
  }
  return text;
}

Picture Slope::picture() const {
  Picture picture = skiers.picture({"·", "L", "R", "█"});
  for (Mark& mark : picture.marks) {
    const int cell = mark.row * skiers.columns() + mark.column / 2;
    if (skiers.at(cell) == Piece::none || jumpers.contains(cell)) continue;
    mark.glyph = std::string(1, skiers.at(cell) == Piece::left ? 'l' : 'r');
  }
  return picture;
}

void Slope::remove(int cell) {
  skiers.put(cell, Piece::none);
  jumpers.remove(cell);
}

void Slope::put(int cell, Piece piece, bool jumper) {
  skiers.put(cell, piece);
  if (jumper) jumpers.add(cell);
}

Slope Slope::mirrored() const {
  Slope out = *this;
  out.skiers = skiers.flip_columns().exchanged();
  out.jumpers = jumpers.flip_rows().turned();
  return out;
}

Slope Slope::without_free_top() const {
  int top = 0;
  while (top + 1 < skiers.rows() && !has_in_row(Piece::left, top, false) &&
         !has_in_row(Piece::right, top, false)) {
    ++top;
  }
  if (top == 0) return *this;
  Slope out(skiers.rows() - top, skiers.columns());
  for (int cell = 0; cell < out.skiers.size(); ++cell) {
    const int from = cell + top * skiers.columns();
    out.put(cell, skiers.at(from), jumpers.contains(from));
  }
  return out;
}

std::optional<PositionKey> Slope::key() const {
  if (skiers.size() > 24) return std::nullopt;
  const auto rows = static_cast<std::uint64_t>(skiers.rows()),
             columns = static_cast<std::uint64_t>(skiers.columns());
  return PositionKey{
      skiers.left_plane().word() | skiers.right_plane().word() << 24 | rows << 48 | columns << 56,
      jumpers.word()};
}

bool Slope::has_in_row(Piece piece, int row, bool jumpers_only) const {
  for (int column = 0; column < skiers.columns(); ++column) {
    const int cell = skiers.cell(row, column);
    if (skiers.at(cell) == piece && (!jumpers_only || jumpers.contains(cell))) return true;
  }
  return false;
}

Slope Slope::only_rows(int begin, int end) const {
  Slope out(skiers.rows(), skiers.columns());
  for (int row = begin; row < end; ++row) {
    for (int column = 0; column < skiers.columns(); ++column) {
      const int cell = skiers.cell(row, column);
      out.put(cell, skiers.at(cell), jumpers.contains(cell));
    }
  }
  return out;
}

std::optional<Slope> Slope::take_rows() {
  const auto rows = static_cast<std::size_t>(skiers.rows());
  // The players who may ever have a skier or a jumper in a row, and whether a row depends on the
  // one below it.
  std::vector<bool> left(rows + 2), right(rows + 2), left_jumper(rows + 2), right_jumper(rows + 2);
  std::vector<bool> linked(rows + 2);
  for (std::size_t r = 0; r < rows; ++r) {
    const int row = static_cast<int>(r);
    left[r] = left[r] || has_in_row(Piece::left, row, false);
    right[r] = right[r] || has_in_row(Piece::right, row, false);
    left_jumper[r] = left_jumper[r] || has_in_row(Piece::left, row, true);
    right_jumper[r] = right_jumper[r] || has_in_row(Piece::right, row, true);
    if (r + 2 >= rows) continue;
    // A skier can only enter the next row from above this one, so all of that is known.
    const bool left_below = left[r + 1] || has_in_row(Piece::left, row + 1, false);
    const bool right_below = right[r + 1] || has_in_row(Piece::right, row + 1, false);
    if (left_jumper[r] && right_below) left[r + 2] = left_jumper[r + 2] = true;
    if (right_jumper[r] && left_below) right[r + 2] = right_jumper[r + 2] = true;
    if ((left_jumper[r] && right_below) || (right_jumper[r] && left_below)) {
      linked[r] = linked[r + 1] = true;
    }
  }
  int end = skiers.rows();
  while (end > 0 && !has_in_row(Piece::left, end - 1, false) &&
         !has_in_row(Piece::right, end - 1, false)) {
    --end;
  }
  if (end == 0) return std::nullopt;
  int begin = end - 1;
  while (begin > 0 && linked[static_cast<std::size_t>(begin) - 1]) --begin;
  Slope part = only_rows(begin, end);
  *this = only_rows(0, begin);
  return part;
}

bool Slope::is_free_run() const {
  for (int cell = 0; cell < skiers.size(); ++cell) {
    if (skiers.at(cell) != Piece::left) continue;
    const int row = skiers.row(cell), column = skiers.column(cell);
    for (int other = 0; other < skiers.size(); ++other) {
      // Two skiers meet if they move towards each other or are in one column. Right's skier must
      // not have passed Left's.
      if (skiers.at(other) != Piece::right || skiers.column(other) < column) continue;
      const int below = skiers.row(other) - row;
      if (below == 0) return false;
      const int upper = below == 1 ? row : below == -1 ? row - 1 : skiers.rows();
      if (upper + 2 < skiers.rows() && jumpers.contains(below == 1 ? cell : other)) return false;
    }
  }
  return true;
}

std::int64_t Slope::moves_ahead() const {
  std::int64_t moves = 0;
  for (int cell = 0; cell < skiers.size(); ++cell) {
    if (skiers.at(cell) == Piece::left) moves += skiers.columns() - skiers.column(cell);
    if (skiers.at(cell) == Piece::right) moves -= skiers.column(cell) + 1;
  }
  return moves;
}

std::optional<Dyadic> Slope::value_of_two() const {
  std::vector<int> cells;
  for (int cell = 0; cell < skiers.size(); ++cell) {
    if (skiers.at(cell) != Piece::none) cells.push_back(cell);
  }
  if (cells.size() != 2 || skiers.at(cells[0]) == skiers.at(cells[1])) return std::nullopt;
  if (!jumpers.contains(cells[0]) || skiers.row(cells[1]) != skiers.row(cells[0]) + 1 ||
      skiers.row(cells[1]) + 1 >= skiers.rows()) {
    return std::nullopt;
  }
  if (skiers.at(cells[0]) == Piece::right) {
    const auto value = mirrored().value_of_two();
    return -*value;
  }
  const std::int64_t moves = moves_ahead();
  const int apart = skiers.column(cells[1]) - skiers.column(cells[0]);
  Dyadic m(moves);
  const Dyadic half = Dyadic::ratio(1, 1);
  if (apart < 0) return m;
  if (apart == 0) return m + half;
  if (apart % 2 == 1) return moves >= 0 ? m : m + 1;
  return moves >= 1 ? m : moves >= -1 ? m + half : m + 1;
}

}  // namespace summand::games
