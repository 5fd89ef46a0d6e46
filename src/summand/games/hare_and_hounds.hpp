// Hare and Hounds, the French Military Game: hounds that never go back hunt a hare.
#pragma once

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <string_view>

#include "summand/ruleset/board_game.hpp"

namespace summand::games {

// On paper the hare has won as soon as he is past the hounds, and also if the hounds only move
// sideways for ten turns. Here both are put into the moves. The hounds cannot move any more once
// the hare is past them, while he goes on, and play without end is a draw.
struct HareAndHounds : PiecesOnABoard<HareAndHounds> {
  static constexpr RulesetInfo info{
      .name = "hare-and-hounds",
      .title = "Hare and Hounds",
      .rules =
          "Left moves a hound along a line to a free point beside it, but never back to the left. "
          "Right moves the hare along a line in any direction. When the hare is to the left of all "
          "hounds, they cannot move any more. Play without end is a draw.",
      .notation =
          "hare-and-hounds(5) is the board of 11 points in 5 columns, with three hounds on the "
          "left "
          "and the hare on the right. The number of columns is odd. In quotes, the three rows "
          "stand "
          "from the top, divided by |: d is a hound, h the hare, . a free point, # the missing "
          "corners. The points a2, c2, e2 and so on have diagonals. Columns are letters and rows "
          "are numbers, a1 is at the top left: the move b1-c2 goes along a diagonal.",
      .source = "the French game; Siegel, Coping with cycles",
      .examples = {"#d..#|d...h|#d..#", "#.d.#|.d.h.|#.d.#", "#d....#|d.....h|#d....#"},
  };
  static constexpr bool loopy = true;

  static constexpr Board::Letters kLetters{'.', 'd', 'h', '#'};
  static constexpr int kRows = 3, kMostColumns = 99;

  bool operator==(const HareAndHounds&) const = default;

  template <class Visit>
  void for_each_move(const Position& board, Player player, Visit&& visit) const {
    if (player == Player::left && escaped(board)) return;
    board.for_each(piece_of(player), [&](int from) {
      const int row = board.row(from), column = board.column(from);
      for (int to_row = row - 1; to_row <= row + 1; ++to_row) {
        for (int to_column = column - (player == Player::right); to_column <= column + 1;
             ++to_column) {
          if (!board.inside(to_row, to_column)) continue;
          const int to = board.cell(to_row, to_column);
          if (has_line(board, from, to) && board.at(to) == Piece::none) visit(Move{from, to});
        }
      }
    });
  }
  Position play(Position board, Player player, Move move) const {
    board.put(move.from, Piece::none);
    board.put(move.to, piece_of(player));
    return board;
  }

  std::optional<PositionKey> key(const Position& board) const { return board.key(); }

  static Result<Start<HareAndHounds>> make(const Arguments& arguments) {
    const auto* columns = arguments.size() == 1 ? arguments[0].get<std::int64_t>() : nullptr;
    if (columns == nullptr || !fits(*columns)) {
      return fail(
          fmt::format("expected an odd number of columns from 3 to {}, such as 5", kMostColumns),
          arguments.empty() ? 0 : arguments[0].offset);
    }
    Board board = empty(static_cast<int>(*columns));
    for (int row = 0; row < kRows; ++row) board.put(board.cell(row, row != 1), Piece::left);
    board.put(board.cell(1, board.columns() - 1), Piece::right);
    return Start<HareAndHounds>{{}, std::move(board)};
  }
  Result<Position> parse(std::string_view text) const {
    SUMMAND_TRY(board, Board::parse(text, kLetters));
    if (board.rows() != kRows || !fits(board.columns())) {
      return fail(fmt::format("the board has three rows, and an odd number of columns from 3 to {}",
                              kMostColumns));
    }
    const Board shape = empty(board.columns());
    int hares = 0;
    for (int cell = 0; cell < board.size(); ++cell) {
      // Each row is followed by its divider.
      const auto offset =
          static_cast<std::size_t>(cell) + static_cast<std::size_t>(board.row(cell));
      if ((board.at(cell) == Piece::blocked) != (shape.at(cell) == Piece::blocked)) {
        return fail("exactly the four corners are #", offset);
      }
      if (board.at(cell) == Piece::right && ++hares > 1) return fail("there is one hare", offset);
    }
    if (hares == 0) return fail("there is no hare", text.size());
    return board;
  }

  // Up to three hounds on the boards of five and of seven columns.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (const int columns : {5, 7}) {
      const Board board = empty(columns);
      board.for_each(Piece::none, [&](int hare) {
        Board with_hare = board;
        with_hare.put(hare, Piece::right);
        add_hounds(with_hare, 3, 0, visit);
      });
    }
  }

  // The points with their lines.
  Picture picture(const Position& board) const {
    Picture out{.rows = 2 * kRows - 1, .columns = 4 * board.columns() - 3, .marks = {}};
    for (int from = 0; from < board.size(); ++from) {
      const int row = board.row(from), column = board.column(from);
      switch (board.at(from)) {
        case Piece::none:
          out.marks.push_back({2 * row, 4 * column, "·", Paint::empty});
          break;
        case Piece::left:
          out.marks.push_back({2 * row, 4 * column, "●", Paint::left, "d"});
          break;
        case Piece::right:
          out.marks.push_back({2 * row, 4 * column, "○", Paint::right, "h"});
          break;
        case Piece::blocked:
          break;
      }
      // Lines to the right and down.
      for (int to = from + 1; to < board.size(); ++to) {
        if (!has_line(board, from, to)) continue;
        const int down = board.row(to) - row, across = board.column(to) - column;
        const int middle = 4 * column + 2 * across;
        if (down == 0) {
          for (const int step : {-1, 0, 1}) {
            out.marks.push_back({2 * row, middle + step, "─", Paint::faint});
          }
        } else {
          out.marks.push_back({2 * row + 1, middle,
                               across == 0  ? "│"
                               : across > 0 ? "╲"
                                            : "╱",
                               Paint::faint});
        }
      }
    }
    return out;
  }

 private:
  static constexpr bool fits(std::int64_t columns) {
    return columns >= 3 && columns <= kMostColumns && columns % 2 == 1;
  }

  static Board empty(int columns) {
    Board board(kRows, columns);
    for (const int row : {0, kRows - 1}) {
      for (const int column : {0, columns - 1}) board.put(board.cell(row, column), Piece::blocked);
    }
    return board;
  }

  // Whether two cells are neighbours along a line. Diagonals end at every other point of the middle
  // row, the two ends included.
  static bool has_line(const Board& board, int one, int other) {
    if (board.at(one) == Piece::blocked || board.at(other) == Piece::blocked) return false;
    const int down = board.row(one) - board.row(other);
    const int across = board.column(one) - board.column(other);
    if (down * down + across * across == 1) return true;
    if (down * down != 1 || across * across != 1) return false;
    return board.column(board.row(one) == 1 ? one : other) % 2 == 0;
  }

  static bool escaped(const Board& board) {
    int hare = 0, last_hound = board.columns();
    board.for_each(Piece::right, [&](int cell) { hare = board.column(cell); });
    board.for_each(Piece::left,
                   [&](int cell) { last_hound = std::min(last_hound, board.column(cell)); });
    return hare < last_hound;
  }

  // Calls visit for all ways to add up to so many hounds on free points from `begin` on.
  template <class Visit>
  static void add_hounds(const Board& board, int most, int begin, Visit& visit) {
    visit(board);
    if (most == 0) return;
    for (int cell = begin; cell < board.size(); ++cell) {
      if (board.at(cell) != Piece::none) continue;
      Board with_hound = board;
      with_hound.put(cell, Piece::left);
      add_hounds(with_hound, most - 1, cell + 1, visit);
    }
  }
};

}  // namespace summand::games
