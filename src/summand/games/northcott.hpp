// Northcott's game: Nim in disguise, where men may also retreat (Winning Ways ch. 3).
#pragma once

#include <cstdlib>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ruleset/board_game.hpp"

namespace summand::games {

struct Northcott : BoardGame<Northcott> {
  static constexpr RulesetInfo info{
      .name = "northcott",
      .title = "Northcott's Game",
      .rules =
          "Every row has a man of Left and a man of Right. A player moves one of his men any "
          "number "
          "of cells along its row, forwards or backwards, but neither onto nor over the other man.",
      .notation =
          "In quotes, the rows from the top, divided by |: L and R are the men, . is a free cell. "
          "Columns are letters and rows are numbers, a1 is at the top left: the move b2-e2 takes "
          "the man on b2 three cells to the right.",
      .source = "Northcott; Winning Ways ch. 3",
      .examples = {"L...R..|.R..L..|..L...R", "L..R|R.L."},
  };
  static constexpr bool loopy = true;
  static constexpr bool splits_by_moves = true;

  static constexpr Board::Letters kLetters{'.', 'L', 'R', '\0'};

  bool operator==(const Northcott&) const = default;

  template <class Visit>
  void for_each_move(const Position& board, Player player, Visit&& visit) const {
    board.for_each(piece_of(player), [&](int from) {
      for (const int step : {-1, 1}) {
        for (int to = from + step; board.in_row_of(to, from) && board.at(to) == Piece::none;
             to += step) {
          visit(Move{from, to});
        }
      }
    });
  }
  Position play(Position board, Player player, Move move) const {
    board.put(move.from, Piece::none);
    board.put(move.to, piece_of(player));
    return board;
  }

  // A row is worth a Nim heap of the cells between its men. A retreat is a move that the other
  // player reverses by following.
  std::optional<Known> theorem(const Position& board, ValueStore& store) const {
    return Known{store.nimber(nim_sum(board)),
                 "a row is a nim-heap of the cells between its men (Winning Ways ch. 3)"};
  }

  // Never retreats: it makes a gap smaller. So play ends even if the opponent retreats as often as
  // he can.
  std::optional<Advice<Move>> advice(const Position& board, Player player) const {
    const std::uint64_t sum = nim_sum(board);
    std::optional<Advice<Move>> out;
    for_each_move(board, player, [&](Move move) {
      if (out) return;
      const int row = board.row(move.from);
      const std::uint64_t before = gap(board, row), after = gap(play(board, player, move), row);
      if (after >= before || (sum ^ before ^ after) != 0) return;
      out = Advice<Move>{move, fmt::format("it leaves gaps of nim-sum 0, and {} cells between the "
                                           "men of row {}",
                                           after, row + 1)};
    });
    return out;
  }

  std::vector<Position> parts(const Position& board) const {
    std::vector<Position> out;
    for (int row = 0; row < board.rows(); ++row) out.push_back(board.rows_between(row, row + 1));
    return out;
  }

  Result<Position> parse(std::string_view text) const {
    SUMMAND_TRY(board, Board::parse(text, kLetters));
    for (int row = 0; row < board.rows(); ++row) {
      int men[2] = {0, 0};
      for (int column = 0; column < board.columns(); ++column) {
        const Piece piece = board.at(board.cell(row, column));
        if (piece != Piece::none) ++men[piece == Piece::right];
      }
      if (men[0] != 1 || men[1] != 1) {
        return fail(fmt::format("row {} must have one L and one R", row + 1),
                    static_cast<std::size_t>(row) * static_cast<std::size_t>(board.columns() + 1));
      }
    }
    return board;
  }

  // All boards of one and of two rows of up to nine cells.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (int columns = 2; columns <= 9; ++columns) {
      for_each_fill(Board(1, columns), 0, visit);
      for_each_fill(Board(2, columns), 0, visit);
    }
  }

 private:
  // The free cells between the men of a row.
  static std::uint64_t gap(const Position& board, int row) {
    int men[2] = {};
    for (int column = 0; column < board.columns(); ++column) {
      const Piece piece = board.at(board.cell(row, column));
      if (piece != Piece::none) men[piece == Piece::right] = column;
    }
    return static_cast<std::uint64_t>(std::abs(men[0] - men[1])) - 1;
  }

  static std::uint64_t nim_sum(const Position& board) {
    std::uint64_t sum = 0;
    for (int row = 0; row < board.rows(); ++row) sum ^= gap(board, row);
    return sum;
  }

  // Calls visit for all ways to place the men of the rows from `row` on.
  template <class Visit>
  static void for_each_fill(const Position& board, int row, Visit& visit) {
    if (row == board.rows()) return visit(board);
    for (int left = 0; left < board.columns(); ++left) {
      for (int right = 0; right < board.columns(); ++right) {
        if (left == right) continue;
        Position filled = board;
        filled.put(board.cell(row, left), Piece::left);
        filled.put(board.cell(row, right), Piece::right);
        for_each_fill(filled, row + 1, visit);
      }
    }
  }
};

}  // namespace summand::games
