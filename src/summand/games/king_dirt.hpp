// King Dirt: pieces move like kings and leave dirt behind.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ruleset/board_game.hpp"

namespace summand::games {

struct KingDirt {
  static constexpr RulesetInfo info{
      .name = "king-dirt",
      .title = "King Dirt",
      .rules =
          "A player moves one of his stones one step in any of the eight directions, to a free "
          "cell. The cell that it leaves is dirt and is never used again. A player with stones in "
          "hand puts one on a free cell instead.",
      .notation =
          "king-dirt(3x4) is an empty board of 3 rows and 4 columns, with one stone in hand for "
          "each player; in king-dirt(3x4, 2, 1) Left has two. In quotes, the rows stand from the "
          "top, divided by |: x is a stone of Left, o one of Right, . a free cell, # dirt. Behind "
          "the rows \";2,1\" are stones in hand; with \";2,1?\" a player may also move before his "
          "hand is empty. Columns are letters and rows are numbers, a1 is at the top left: the "
          "move b2 puts a stone, a1-b2 moves one.",
      .source = "the games of MCGS (Folkersen, Müller and Du)",
      .examples = {"x..|...|..o", "...|...;1,1", "x.o"},
  };
  static constexpr bool splits_by_moves = true;

  static constexpr Board::Letters kLetters{'.', 'x', 'o', '#'};
  static constexpr int kMostInHand = 4'096;

  struct Position {
    Board board;
    int left_hand = 0, right_hand = 0;  // stones that are not on the board
    bool may_wait = false;              // a player with stones in hand may also move

    int hand(Player player) const { return player == Player::left ? left_hand : right_hand; }
    bool has_hands() const { return left_hand + right_hand > 0; }

    friend bool operator==(const Position&, const Position&) = default;
    friend std::strong_ordering operator<=>(const Position&, const Position&) = default;
    friend std::uint64_t hash_value(const Position& position) {
      const auto hands = static_cast<std::uint64_t>(position.left_hand) << 32 |
                         static_cast<std::uint64_t>(position.right_hand) << 1 |
                         static_cast<std::uint64_t>(position.may_wait);
      return hash_combine(hash_value(position.board), hands);
    }
    std::size_t heap_bytes() const { return board.heap_bytes(); }
  };
  struct Move {
    int from, to;  // from is -1 if a stone is put on the board
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const KingDirt&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player player, Visit&& visit) const {
    const Board& board = position.board;
    if (position.hand(player) > 0) {
      board.for_each(Piece::none, [&](int to) { visit(Move{-1, to}); });
      if (!position.may_wait) return;
    }
    board.for_each(piece_of(player), [&](int from) {
      for_each_around(board, from, [&](int to) {
        if (board.at(to) == Piece::none) visit(Move{from, to});
      });
    });
  }
  Position play(Position position, Player player, Move move) const {
    if (move.from < 0) {
      --(player == Player::left ? position.left_hand : position.right_hand);
    } else {
      position.board.put(move.from, Piece::blocked);
    }
    position.board.put(move.to, piece_of(player));
    return position;
  }

  // Without stones in hand: free cells that touch, also at corners, and the stones around them. A
  // stone between two such areas joins them. No cell ever gets free, so areas stay apart, and a
  // stone without a free cell around it never moves. Areas without a stone are left out.
  std::vector<Position> parts(const Position& position) const {
    if (position.has_hands()) return {position};
    std::vector<Position> out;
    const Board& board = position.board;
    std::vector<bool> seen(static_cast<std::size_t>(board.size()));
    for (int start = 0; start < board.size(); ++start) {
      if (board.at(start) != Piece::none || seen[static_cast<std::size_t>(start)]) continue;
      const Cells area = area_of(board, start, seen);
      if (area.within(board.occupied()).empty()) continue;
      out.push_back({only(board, area).cut(area.box())});
    }
    return out;
  }

  // Stones that can never move are dirt. Every stone that is put needs a free cell, so more stones
  // in hand than free cells are as good as that many.
  Position representative(const Position& position) const {
    Position out = position;
    const Board& board = position.board;
    const int free = board.size() - board.occupied().count();
    out.left_hand = std::min(position.left_hand, free);
    out.right_hand = std::min(position.right_hand, free);
    out.may_wait = position.may_wait && out.has_hands();
    Cells used(board.rows(), board.columns());
    for (int cell = 0; cell < board.size(); ++cell) {
      const bool is_free = board.at(cell) == Piece::none;
      if (is_free || (board.at(cell) != Piece::blocked && can_move(board, cell))) used.add(cell);
    }
    out.board = only(board, used).cut(used.box()).least_of_symmetries();
    return out;
  }
  Position mirror(const Position& position) const {
    return {position.board.exchanged(), position.right_hand, position.left_hand, position.may_wait};
  }
  std::optional<PositionKey> key(const Position& position) const {
    const std::optional<PositionKey> board = position.board.key();
    if (!board || (!position.has_hands() && !position.may_wait)) return board;
    // The key of a board of up to 24 cells has a free word.
    if (position.board.size() > 24 || std::max(position.left_hand, position.right_hand) > 255) {
      return std::nullopt;
    }
    const auto left = static_cast<std::uint64_t>(position.left_hand),
               right = static_cast<std::uint64_t>(position.right_hand);
    return PositionKey{board->low, 1 | (position.may_wait ? 2u : 0u) | left << 8 | right << 16};
  }

  // king-dirt(3x4, 2, 1): an empty board, and the stones in hand.
  static Result<Start<KingDirt>> make(const Arguments& arguments);
  Result<Position> parse(std::string_view text) const;
  std::string print(const Position& position) const;
  std::string print_move(const Position& position, Player, Move move) const {
    const std::string to = position.board.name(move.to);
    return move.from < 0 ? to : position.board.name(move.from) + "-" + to;
  }

  // All boards of up to 2 by 3 cells and of one row of 6 without stones in hand, and smaller ones
  // with stones in hand.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    const auto plain = [&](const Board& board) { visit(Position{board}); };
    Board::for_each_fill(2, 3, 4, plain);
    Board::for_each_fill_of(Board(1, 6), 4, plain);
    Board::for_each_fill_of(Board(3, 2), 4, plain);
    for (const bool may_wait : {false, true}) {
      for (const auto& [left, right] : {std::pair{1, 0}, {1, 1}, {0, 2}, {3, 1}}) {
        Board::for_each_fill(2, 2, 4, [&, l = left, r = right](const Board& board) {
          visit(Position{board, l, r, may_wait});
        });
      }
    }
  }

  BoardShape shape(const Position& position) const { return position.board.shape(kLetters); }
  std::vector<int> cells(const Position&, Player, Move move) const {
    return move.from < 0 ? std::vector{move.to} : std::vector{move.from, move.to};
  }
  Picture picture(const Position& position) const;

 private:
  // Calls visit(cell) for the up to eight cells around a cell.
  template <class Visit>
  static void for_each_around(const Board& board, int cell, Visit&& visit) {
    for (int row = board.row(cell) - 1; row <= board.row(cell) + 1; ++row) {
      for (int column = board.column(cell) - 1; column <= board.column(cell) + 1; ++column) {
        if (!board.inside(row, column)) continue;
        const int other = board.cell(row, column);
        if (other != cell) visit(other);
      }
    }
  }
  static bool can_move(const Board& board, int from);
  static Cells area_of(const Board& board, int start, std::vector<bool>& seen);
  static Board only(Board board, const Cells& kept);
};

}  // namespace summand::games
