#include "summand/games/king_dirt.hpp"

namespace summand::games {

bool KingDirt::can_move(const Board& board, int from) {
  bool found = false;
  for_each_around(board, from, [&](int to) { found = found || board.at(to) == Piece::none; });
  return found;
}

// The free cells that belong to the area of `start`, and the stones around them.
Cells KingDirt::area_of(const Board& board, int start, std::vector<bool>& seen) {
  Cells area(board.rows(), board.columns());
  std::vector<int> waiting{start};
  seen[static_cast<std::size_t>(start)] = true;
  while (!waiting.empty()) {
    const int at = waiting.back();
    waiting.pop_back();
    area.add(at);
    for_each_around(board, at, [&](int next) {
      // Two stones side by side do not act on each other.
      const bool joins = board.at(at) == Piece::none || board.at(next) == Piece::none;
      if (!joins || board.at(next) == Piece::blocked || seen[static_cast<std::size_t>(next)]) {
        return;
      }
      seen[static_cast<std::size_t>(next)] = true;
      waiting.push_back(next);
    });
  }
  return area;
}

// The board with these cells as they are. All others are blocked.
Board KingDirt::only(Board board, const Cells& kept) {
  for (int cell = 0; cell < board.size(); ++cell) {
    if (!kept.contains(cell)) board.put(cell, Piece::blocked);
  }
  return board;
}

}  // namespace summand::games
