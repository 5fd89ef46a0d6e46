// Konane, the draughts of Hawaii.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "summand/games/konane/parts.hpp"
#include "summand/ruleset/board_game.hpp"

namespace summand::games {

struct Konane : BoardGame<Konane> {
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
          "Right, . a free cell, # a missing cell; capitals are read, too. Columns are letters and "
          "rows are "
          "numbers, a1 is at the top left: the move a1-e1 jumps twice.",
      .source = "the Hawaiian game; Ernst 1995, Chan and Tsai 2002",
      .examples = {"xo.o.", "xoxo|o..x|xoxo", "x.|oo|.x"},
  };
  static constexpr bool splits_by_moves = true;
  static constexpr bool moves_reach_further = true;  // stones that are jumped over are taken

  static constexpr Board::Letters kLetters{'.', 'x', 'o', '#'};

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

  // The stone, and each cell on which it lands.
  std::vector<int> cells(const Position& board, Player, Move move) const {
    const bool along = board.row(move.from) == board.row(move.to);
    const int jump = (move.to > move.from ? 2 : -2) * (along ? 1 : board.columns());
    std::vector<int> out{move.from};
    while (out.back() != move.to) out.push_back(out.back() + jump);
    return out;
  }

  std::vector<Position> parts(const Position& board) const { return konane::parts(board); }
  Position representative(const Position& board) const { return board.least_of_symmetries(); }
  std::optional<PositionKey> key(const Position& board) const { return board.key(); }

  // By proof numbers, on bits (konane/compact.hpp).
  static std::unique_ptr<BoardSearchOf<Position>> board_search(std::span<const Position> boards,
                                                               ValueStore& store,
                                                               const BoardSearchOptions& options);

  // konane(6x6): a full board without two stones in the middle.
  static Result<Start<Konane>> make(const Arguments& arguments) {
    SUMMAND_TRY(board, Board::make_chequered(arguments));
    const int middle = board.cell((board.rows() - 1) / 2, (board.columns() - 1) / 2);
    board.put(middle, Piece::none);
    // The cell to the right, or the cell below if there is only one column.
    if (board.size() > 1) board.put(middle + 1, Piece::none);
    return Start<Konane>{{}, std::move(board)};
  }

  // All boards of up to 2 by 4 cells without holes, of one row of 8 cells, and of one row of 5
  // cells with holes.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Board::for_each_fill(2, 4, 3, visit);
    Board::for_each_fill_of(Board(1, 8), 3, visit);
    Board::for_each_fill_of(Board(1, 5), 4, visit);
  }

 private:
  static constexpr int kDirections[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
};

}  // namespace summand::games
