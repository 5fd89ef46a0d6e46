#include "summand/games/dots/board_strings.hpp"

#include <utility>

namespace summand::dots {

std::vector<int> strings_of_lines(const strings::GridLayout& layout, const Board& board) {
  std::vector<int> out(board.lines());
  for (unsigned row = 0; row <= board.rows(); ++row) {
    for (unsigned column = 0; column <= board.columns(); ++column) {
      const auto [r, c] = std::pair(static_cast<int>(row), static_cast<int>(column));
      if (column < board.columns()) out[board.level(row, column)] = layout.level(r, c);
      if (row < board.rows()) out[board.upright(row, column)] = layout.upright(r, c);
    }
  }
  return out;
}

std::vector<int> add_strings(const Board& board, const Lines& drawn, strings::StringGraph& graph) {
  constexpr int kGround = strings::GraphLayout::kGround;
  std::vector<int> coins(board.boxes(), kGround);
  for (unsigned box = 0; box < board.boxes(); ++box) {
    if (board.count_around(box, drawn) < 4) coins[box] = graph.coins++;
  }
  std::vector<int> out(board.lines(), -1);
  board.all().without(drawn).for_each([&](unsigned line) {
    const Board::Beside beside = board.beside(line);
    out[line] = static_cast<int>(graph.strings.size());
    graph.strings.emplace_back(coins[beside.boxes[0]],
                               beside.count == 2 ? coins[beside.boxes[1]] : kGround);
  });
  return out;
}

}  // namespace summand::dots
