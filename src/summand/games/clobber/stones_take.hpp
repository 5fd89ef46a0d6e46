// StonesTake: what Clobber has in common with Cannibal Clobber.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "summand/ruleset/board_game.hpp"

namespace summand::games::clobber {

// A player moves one of his stones onto a neighbouring stone, which is removed. `Game` says which
// stones a player takes, by prey(board, player), and in which connected groups of stones there can
// be a move, by is_alive(group).
template <class Game>
struct StonesTake : BoardGame<Game> {
  using typename BoardGame<Game>::Move;
  using typename BoardGame<Game>::Position;

  static constexpr bool splits_by_moves = true;
  static constexpr Board::Letters kLetters{'.', 'x', 'o', '\0'};

  friend bool operator==(const StonesTake&, const StonesTake&) = default;

  template <class Visit>
  void for_each_move(const Position& board, Player player, Visit&& visit) const {
    stones(board, player).for_each_beside(Game::prey(board, player), [&](int from, int to) {
      visit(Move{from, to});
    });
  }
  std::uint64_t move_count(const Position& board, Player player) const {
    const int moves = stones(board, player).count_beside(Game::prey(board, player));
    return static_cast<std::uint64_t>(moves);
  }
  Position play(Position board, Player player, Move move) const {
    board.put(move.from, Piece::none);
    board.put(move.to, piece_of(player));
    return board;
  }

  // A connected group of stones. A stone never moves to a free cell, so nothing ever crosses one.
  std::optional<Position> take_part(Position& board) const {
    while (!board.empty()) {
      const Board group = board.take_group();
      if (Game::is_alive(group)) return group.cut(group.occupied().box());
    }
    return std::nullopt;
  }
  Position representative(const Position& board) const {
    return board.cut(board.occupied().box()).least_of_symmetries();
  }
  std::optional<PositionKey> key(const Position& board) const { return board.key(); }

  // (4x4): the board in the colours of a chess board.
  static Result<Start<Game>> make(const Arguments& arguments) {
    SUMMAND_TRY(board, Board::make_chequered(arguments));
    return Start<Game>{{}, std::move(board)};
  }

  // All boards of up to 2 by 4 cells, and of one row of 8.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Board::for_each_fill(2, 4, 3, visit);
    Board::for_each_fill_of(Board(1, 8), 3, visit);
  }

 protected:
  static const Cells& stones(const Board& board, Player player) {
    return player == Player::left ? board.left_plane() : board.right_plane();
  }
};

}  // namespace summand::games::clobber
