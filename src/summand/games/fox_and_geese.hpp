// Fox and Geese: geese that only go ahead hunt a fox who goes anywhere (Winning Ways ch. 20).
#pragma once

#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <utility>

#include "summand/games/fox_and_geese/census.hpp"
#include "summand/ruleset/board_game.hpp"

namespace summand::games {

// No rule says when the fox has escaped. Geese run out of moves, and a fox who is past them does
// not.
struct FoxAndGeese : PiecesOnABoard<FoxAndGeese> {
  static constexpr RulesetInfo info{
      .name = "fox-and-geese",
      .title = "Fox and Geese",
      .rules =
          "Left moves a goose one cell diagonally upwards, Right moves the fox one cell diagonally "
          "in any direction, always onto a free cell. Nobody is taken.",
      .notation =
          "fox-and-geese(8x8) has geese on every other cell of the bottom row, and the fox in the "
          "middle of the top row; fox-and-geese(8x8, e4) has the fox on e4. In quotes, the rows "
          "stand from the top, divided by |: g is a goose, f a fox, . a free cell, # a hole. "
          "Columns are letters and rows are numbers, a1 is at the top left: the move c8-d7 is one "
          "of a goose.",
      .source = "Winning Ways ch. 20",
      .examples = {"f#.|#.#|g#g", "#f#.|.#.#|#.#.|g#g#", ".#f|#.#|.#.|#g#"},
  };
  static constexpr bool loopy = true;

  static constexpr Board::Letters kLetters{'.', 'g', 'f', '#'};

  bool operator==(const FoxAndGeese&) const = default;

  template <class Visit>
  void for_each_move(const Position& board, Player player, Visit&& visit) const {
    constexpr std::pair<int, int> kDirections[] = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
    const std::span directions = std::span(kDirections).first(player == Player::left ? 2 : 4);
    board.for_each(piece_of(player), [&](int from) {
      for (const auto& [down, across] : directions) {
        const int row = board.row(from) + down, column = board.column(from) + across;
        if (!board.inside(row, column)) continue;
        const int to = board.cell(row, column);
        if (board.at(to) == Piece::none) visit(Move{from, to});
      }
    });
  }
  Position play(Position board, Player player, Move move) const {
    board.put(move.from, Piece::none);
    board.put(move.to, piece_of(player));
    return board;
  }

  // Boards with one fox and a few geese have so few positions that all of them are solved.
  std::optional<Known> theorem(const Position& board, ValueStore& store) const {
    const auto outcome = fox_and_geese::outcome_by_census(board, store.budget());
    if (!outcome) return std::nullopt;
    return Known{*outcome, "a census of all positions of the board, backwards from the last ones"};
  }

  std::optional<PositionKey> key(const Position& board) const { return board.key(); }

  // (8x8) or (8,8), and after it the cell of the fox if it is not in the middle of the top row.
  // Cells that no animal can reach are holes.
  static Result<Start<FoxAndGeese>> make(Arguments arguments) {
    std::optional<Argument> fox;
    if (!arguments.empty() && arguments.back().get<Word>() != nullptr) {
      fox = std::move(arguments.back());
      arguments.pop_back();
    }
    SUMMAND_TRY(board, Board::make_empty(arguments));
    const int last = board.rows() - 1;
    if (last == 0 || board.columns() == 1) {
      return fail("the board has at least two rows and two columns", arguments.front().offset);
    }
    for (int i = 0; i < board.size(); ++i) {
      if ((last - board.row(i) + board.column(i)) % 2 != 0) {
        board.put(i, Piece::blocked);
      } else if (board.row(i) == last) {
        board.put(i, Piece::left);
      }
    }
    int cell = (board.columns() - 1) / 2;
    if (board.at(cell) == Piece::blocked) cell = cell > 0 ? cell - 1 : cell + 1;
    if (fox) {
      const std::optional<int> named = board.left_plane().named(fox->get<Word>()->text);
      if (!named || board.at(*named) != Piece::none) {
        return fail(fmt::format("expected the cell of the fox, such as {}: one on the diagonals of "
                                "the geese, and not theirs",
                                board.name(cell)),
                    fox->offset);
      }
      cell = *named;
    }
    board.put(cell, Piece::right);
    return Start<FoxAndGeese>{{}, std::move(board)};
  }

  // All boards of up to 2 by 4 cells without holes, and with one fox and two geese on one of 5 by
  // 5.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Board::for_each_fill(2, 4, 3, visit);
    const Board empty(5, 5);
    for (int fox = 0; fox < empty.size(); ++fox) {
      for (int goose = 0; goose < empty.size(); ++goose) {
        for (int other = 0; other < goose; ++other) {
          if (fox == goose || fox == other) continue;
          Board board = empty;
          board.put(fox, Piece::right);
          board.put(goose, Piece::left);
          board.put(other, Piece::left);
          visit(board);
        }
      }
    }
  }
};

}  // namespace summand::games
