// PiecesOnABoard and BoardGame: the bases of games with pieces on a Board.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/board.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

// `Game` has kLetters, the letters of its boards. The pieces of the players may move differently.
template <class Game>
struct PiecesOnABoard {
  using Position = Board;
  // A piece goes from a cell to another one.
  struct Move {
    int from, to;
    auto operator<=>(const Move&) const = default;
  };

  friend bool operator==(const PiecesOnABoard&, const PiecesOnABoard&) = default;

  Result<Board> parse(std::string_view text) const { return Board::parse(text, Game::kLetters); }
  std::string print(const Board& board) const { return board.print(Game::kLetters); }
  std::string print_move(const Board& board, Player, Move move) const {
    return board.name(move.from) + "-" + board.name(move.to);
  }

  BoardShape shape(const Board& board) const { return board.shape(Game::kLetters); }
  std::vector<int> cells(const Board&, Player, Move move) const { return {move.from, move.to}; }
  Picture picture(const Board& board) const { return board.picture({"·", "●", "○", "█"}); }
};

// A game in which the pieces of both players move alike.
template <class Game>
struct BoardGame : PiecesOnABoard<Game> {
  friend bool operator==(const BoardGame&, const BoardGame&) = default;

  Board mirror(const Board& board) const { return board.exchanged(); }
};

}  // namespace summand
