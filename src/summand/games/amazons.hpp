// Amazons (Walter Zamkauskas 1988), on any board.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ruleset/board_game.hpp"

namespace summand::games {

struct Amazons : BoardGame<Amazons> {
  static constexpr RulesetInfo info{
      .name = "amazons",
      .title = "Amazons",
      .rules =
          "A player moves one of his amazons as a queen of chess moves, and from there she "
          "shoots an arrow, which flies as a queen moves and burns the cell where it lands. "
          "Neither may cross an amazon or a burned cell.",
      .notation =
          "amazons(4x3) has an amazon of Left in the top left corner and one of Right in the "
          "opposite one. In quotes, the rows stand from the top, divided by |: L is an amazon of "
          "Left and R one of Right, # is a burned cell, . a free one. The letters of other "
          "programs "
          "are read, too: x and o, X and O, or Q of Left and q of Right. Columns are letters and "
          "rows are numbers, a1 is at the top left: the move a1-c3/c1 goes to c3 and burns c1.",
      .source = "Walter Zamkauskas 1988; Berlekamp 2000",
      .examples = {"L..|...|..R", "L.#.|..R.", "L.R"},
  };
  static constexpr bool splits_by_moves = true;

  static constexpr Board::Letters kLetters{'.', 'L', 'R', '#'};

  struct Move {
    int from, to, shot;
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const Amazons&) const = default;

  template <class Visit>
  void for_each_move(const Position& board, Player player, Visit&& visit) const {
    board.for_each(piece_of(player), [&](int from) {
      Position left = board;
      left.put(from, Piece::none);  // her own cell is free for the arrow
      for_each_target(left, from, [&](int to) {
        for_each_target(left, to, [&](int shot) { visit(Move{from, to, shot}); });
      });
    });
  }
  Position play(Position board, Player player, Move move) const {
    board.put(move.from, Piece::none);
    board.put(move.to, piece_of(player));
    board.put(move.shot, Piece::blocked);
    return board;
  }

  // Regions that burned cells separate. Corners connect cells. Regions without an amazon are left
  // out.
  std::vector<Position> parts(const Position& board) const {
    std::vector<Position> out;
    std::vector<bool> seen(static_cast<std::size_t>(board.size()));
    for (int start = 0; start < board.size(); ++start) {
      if (seen[static_cast<std::size_t>(start)] || board.at(start) == Piece::blocked) continue;
      const Cells region = region_of(board, start, seen);
      Position part = board;
      for (int i = 0; i < board.size(); ++i) {
        if (!region.contains(i)) part.put(i, Piece::blocked);
      }
      if (has_amazon(part)) out.push_back(part.cut(region.box()));
    }
    return out;
  }
  Position representative(const Position& board) const { return board.least_of_symmetries(); }
  std::optional<PositionKey> key(const Position& board) const { return board.key(); }

  // By proof numbers, on bits (amazons/compact.hpp).
  static std::unique_ptr<BoardSearchOf<Board>> board_search(std::span<const Board> boards,
                                                            ValueStore& store,
                                                            const BoardSearchOptions& options);
  static Training learn(ValueStore& store, const TrainingOptions& options);

  // amazons(4x3): one amazon for each player, in opposite corners.
  static Result<Start<Amazons>> make(const Arguments& arguments) {
    SUMMAND_TRY(board, Board::make_empty(arguments));
    if (board.size() == 1) return fail("two amazons need two cells", arguments.front().offset);
    board.put(0, Piece::left);
    board.put(board.size() - 1, Piece::right);
    return Start<Amazons>{{}, std::move(board)};
  }
  // Other programs write amazons as x and o, or as the queens of chess, Q for the first player.
  Result<Position> parse(std::string_view text) const {
    std::string letters(text);
    for (char& c : letters) {
      if (c == 'x' || c == 'X' || c == 'Q') c = kLetters.left;
      if (c == 'o' || c == 'O' || c == 'q') c = kLetters.right;
    }
    return Board::parse(letters, kLetters);
  }
  std::string print_move(const Position& board, Player, Move move) const {
    return board.name(move.from) + "-" + board.name(move.to) + "/" + board.name(move.shot);
  }

  // All boards of up to 2 by 3 cells, and of one row of 6.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Board::for_each_fill(2, 3, 4, visit);
    Board::for_each_fill_of(Board(1, 6), 4, visit);
    Board::for_each_fill_of(Board(3, 2), 4, visit);
  }

  std::vector<int> cells(const Position&, Player, Move move) const {
    return {move.from, move.to, move.shot};
  }
  Picture picture(const Position& board) const { return board.picture({"·", "♕", "♛", "█"}); }

 private:
  // Calls visit(cell) for the cells that a queen can reach in one move: up to the first obstacle in
  // each of the eight directions.
  template <class Visit>
  static void for_each_target(const Position& board, int from, Visit&& visit) {
    for (int down = -1; down <= 1; ++down) {
      for (int across = -1; across <= 1; ++across) {
        if (down == 0 && across == 0) continue;
        int row = board.row(from) + down, column = board.column(from) + across;
        while (board.inside(row, column) && board.at(board.cell(row, column)) == Piece::none) {
          visit(board.cell(row, column));
          row += down;
          column += across;
        }
      }
    }
  }

  static bool has_amazon(const Position& board) {
    bool found = false;
    for (const Piece piece : {Piece::left, Piece::right}) {
      board.for_each(piece, [&](int) { found = true; });
    }
    return found;
  }

  // The cells that a queen could reach from `start` in any number of moves if there were no
  // amazons.
  static Cells region_of(const Position& board, int start, std::vector<bool>& seen) {
    Cells region(board.rows(), board.columns());
    std::vector<int> waiting{start};
    seen[static_cast<std::size_t>(start)] = true;
    while (!waiting.empty()) {
      const int at = waiting.back();
      waiting.pop_back();
      region.add(at);
      for (int row = board.row(at) - 1; row <= board.row(at) + 1; ++row) {
        for (int column = board.column(at) - 1; column <= board.column(at) + 1; ++column) {
          if (!board.inside(row, column)) continue;
          const int next = board.cell(row, column);
          if (seen[static_cast<std::size_t>(next)] || board.at(next) == Piece::blocked) continue;
          seen[static_cast<std::size_t>(next)] = true;
          waiting.push_back(next);
        }
      }
    }
    return region;
  }
};

}  // namespace summand::games
