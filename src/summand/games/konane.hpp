// Konane, the draughts of Hawaii.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/ruleset/board.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Konane {
  static constexpr RulesetInfo info{
      .name = "konane",
      .title = "Konane",
      .rules =
          "A player jumps with one of his stones over a neighbouring stone of the other player "
          "onto the free cell behind it and takes that stone; he may go on with further jumps "
          "of the same stone in the same direction.",
      .notation =
          "konane(6x6) is a full chequered board from which the two stones in the middle are gone. "
          "In quotes, the rows stand from the top, divided by |: x is a stone of Left, o one of "
          "Right, . a free cell, # a cell that is not there. Columns are letters and rows are "
          "numbers, a1 is at the top left: the move a1-e1 jumps twice.",
      .source = "the Hawaiian game; Ernst 1995, Chan and Tsai 2002",
      .examples = {"xo.o.", "xoxo|o..x|xoxo", "x.|oo|.x"},
  };
  static constexpr bool splits_by_moves = true;

  using Position = Board;
  struct Move {
    int from, to;
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const Konane&) const = default;

  template <class Visit>
  void for_each_move(const Position& board, Player player, Visit&& visit) const {
    const Piece prey = piece_of(opponent(player));
    board.for_each(piece_of(player), [&](int from) {
      for (const auto& [down, across] : kDirections) {
        int row = board.row(from) + 2 * down, column = board.column(from) + 2 * across;
        while (board.inside(row, column) && board.at(board.cell(row, column)) == Piece::none &&
               board.at(board.cell(row - down, column - across)) == prey) {
          visit(Move{from, board.cell(row, column)});
          row += 2 * down;
          column += 2 * across;
        }
      }
    });
  }
  Position play(Position board, Player player, Move move) const {
    const int step = board.row(move.from) == board.row(move.to) ? 1 : board.columns();
    const int low = std::min(move.from, move.to), high = std::max(move.from, move.to);
    for (int cell = low; cell <= high; cell += step) board.put(cell, Piece::none);
    board.put(move.to, piece_of(player));
    return board;
  }

  Position representative(const Position& board) const { return board.least_of_symmetries(); }
  Position mirror(const Position& board) const { return board.exchanged(); }
  std::optional<PositionKey> key(const Position& board) const { return board.key(); }

  // konane(6x6): full, but for two stones in the middle.
  static Result<Start<Konane>> make(const Arguments& arguments) {
    SUMMAND_TRY(board, Board::make_chequered(arguments));
    const int middle = board.cell((board.rows() - 1) / 2, (board.columns() - 1) / 2);
    board.put(middle, Piece::none);
    if (board.columns() > 1) {
      board.put(middle + 1, Piece::none);
    } else if (board.rows() > 1) {
      board.put(middle + 1, Piece::none);  // the cell below, as there is one column
    }
    return Start<Konane>{{}, std::move(board)};
  }
  Result<Position> parse(std::string_view text) const { return Board::parse(text, kLetters); }
  std::string print(const Position& board) const { return board.print(kLetters); }
  std::string print_move(const Position& board, Player, Move move) const {
    return board.name(move.from) + "-" + board.name(move.to);
  }

  // All boards of up to 2 by 4 cells without holes, of one row of 8, and of 3 by 3 with few stones.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Board::for_each_fill(2, 4, 3, visit);
    Board::for_each_fill_of(Board(1, 8), 3, visit);
    Board::for_each_fill_of(Board(1, 5), 4, visit);
  }

  Picture picture(const Position& board) const { return board.picture({"·", "●", "○", "█"}); }

 private:
  static constexpr Board::Letters kLetters{'.', 'x', 'o', '#'};
  static constexpr int kDirections[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
};

}  // namespace summand::games
