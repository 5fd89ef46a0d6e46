#include "summand/studies/dots/drawing.hpp"

#include <fmt/core.h>

namespace summand::dots {

std::string drawing_of(const Position& position) {
  const Board& board = position.board;
  const auto is_drawn = [&](unsigned line) { return position.drawn.has(line); };
  std::string out;
  const auto add = [&](std::string row) { out += row.erase(row.find_last_not_of(' ') + 1) + "\n"; };
  for (unsigned row = board.rows() + 1; row-- > 0;) {
    std::string dots = fmt::format("{:2} ", row + 1), below = "   ";
    for (unsigned column = 0; column <= board.columns(); ++column) {
      dots += '+';
      if (column < board.columns()) dots += is_drawn(board.level(row, column)) ? "---" : "   ";
      if (row > 0) below += is_drawn(board.upright(row - 1, column)) ? "|   " : "    ";
    }
    add(dots);
    if (row > 0) add(below);
  }
  std::string letters = "   ";
  for (unsigned column = 0; column <= board.columns(); ++column) {
    letters += static_cast<char>('a' + column);
    letters += "   ";
  }
  add(letters);
  return out;
}

}  // namespace summand::dots
