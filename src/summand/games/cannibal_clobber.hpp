// Cannibal Clobber (Ingo Althöfer 2003): Clobber in which stones may also take stones of their own
// colour.
#pragma once

#include <optional>

#include "summand/ruleset/board_game.hpp"

namespace summand::games {

struct CannibalClobber : BoardGame<CannibalClobber> {
  static constexpr RulesetInfo info{
      .name = "cannibal-clobber",
      .title = "Cannibal Clobber",
      .rules =
          "A player moves one of his stones onto a neighbouring stone of either player, above, "
          "below or beside it, and removes that stone.",
      .notation =
          "cannibal-clobber(4x4) is a full chequered board of 4 rows and 4 columns, with a stone "
          "of Left in the top left corner. In quotes, the rows stand from the top, divided by |: x "
          "is a stone of Left, o one of Right, . a free cell. Columns are letters and rows are "
          "numbers, a1 is at the top left: the move a1-b1 takes the stone on b1.",
      .source = "Ingo Althöfer 2003",
      .examples = {"xoxo|oxox", "xxo", "xx.|.oo"},
  };
  static constexpr bool splits_by_moves = true;

  static constexpr Board::Letters kLetters{'.', 'x', 'o', '\0'};

  bool operator==(const CannibalClobber&) const = default;

  template <class Visit>
  void for_each_move(const Position& board, Player player, Visit&& visit) const {
    board.for_each(piece_of(player), [&](int from) {
      board.for_each_beside(from, [&](int to) {
        if (board.at(to) != Piece::none) visit(Move{from, to});
      });
    });
  }
  Position play(Position board, Player player, Move move) const {
    board.put(move.from, Piece::none);
    board.put(move.to, piece_of(player));
    return board;
  }

  // A connected group of at least two stones. A stone never moves to a free cell, so nothing ever
  // crosses one.
  std::optional<Position> take_part(Position& board) const {
    while (true) {
      const Cells stones = board.occupied();
      const int first = stones.first();
      if (first < 0) return std::nullopt;
      const Cells part = stones.connected_to(first);
      const Position taken = board.only(part);
      board = board.only(stones.without(part));
      if (part.count() > 1) return taken.cut(part.box());
    }
  }
  Position representative(const Position& board) const {
    return board.cut(board.occupied().box()).least_of_symmetries();
  }
  std::optional<PositionKey> key(const Position& board) const { return board.key(); }

  // A move removes one stone, and the last stone has none. A stone at the end of a spanning tree
  // leaves the others connected, so the owner can make a move for each stone but the last.
  std::optional<Known> theorem(const Position& board, ValueStore& store) const {
    if (!board.left_plane().empty() && !board.right_plane().empty()) return std::nullopt;
    const Cells stones = board.occupied();
    const int count = stones.count();
    if (count < 2 || stones.connected_to(stones.first()).count() != count) return std::nullopt;
    const int moves = board.left_plane().empty() ? 1 - count : count - 1;
    return Known{store.number(moves),
                 "a connected group of one colour has a move for each stone "
                 "but the last"};
  }

  // cannibal-clobber(4x4): the board in the colours of a chess board.
  static Result<Start<CannibalClobber>> make(const Arguments& arguments) {
    SUMMAND_TRY(board, Board::make_chequered(arguments));
    return Start<CannibalClobber>{{}, std::move(board)};
  }

  // All boards of up to 2 by 4 cells, and of one row of 8.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Board::for_each_fill(2, 4, 3, visit);
    Board::for_each_fill_of(Board(1, 8), 3, visit);
  }
};

}  // namespace summand::games
