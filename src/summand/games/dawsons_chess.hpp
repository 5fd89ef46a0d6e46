// Dawson's Chess, on its board of three ranks (Winning Ways ch. 4).
#pragma once

#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/board.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct DawsonsChess {
  static constexpr RulesetInfo info{
      .name = "dawsons-chess",
      .title = "Dawson's Chess",
      .rules =
          "Left's white pawns stand on the lowest of three ranks, Right's black ones on the "
          "highest. "
          "A pawn moves one square forward and captures diagonally forward. A player who can "
          "capture must capture. So a pawn that advances is captured, and then its captor, until "
          "no pawn can capture; here these captures are part of the move. The player who cannot "
          "move loses (in Dawson's own game he wins).",
      .notation =
          "dawsons-chess(8) is a board of 8 files. In quotes, the ranks from the top, divided by "
          "|: "
          "B and W are pawns, . is a free square. Files are letters: the move d advances the pawn "
          "on "
          "the file d.",
      .source = "T. R. Dawson 1935; Guy and Smith 1956; Winning Ways ch. 4",
      .examples = {"BBBBB|.....|WWWWW", "B..BB|W....|...WW"},
  };
  static constexpr bool splits_by_moves = true;
  static constexpr bool moves_reach_further = true;  // the captures are part of the move
  static constexpr int kMostFiles = 64;

  using Position = Board;
  using Move = int;  // the file of the pawn that advances

  bool operator==(const DawsonsChess&) const = default;

  template <class Visit>
  void for_each_move(const Position& board, Player, Visit&& visit) const {
    for (int file = 0; file < board.columns(); ++file) {
      if (is_fresh(board, file)) visit(file);
    }
  }
  // Each player captures in turn, with any pawn that can: the same pawns are left.
  Position play(Position board, Player player, Move file) const {
    advance(board, player, file);
    for (Player taker = opponent(player); take(board, taker); taker = opponent(taker)) {
    }
    return board;
  }

  Position mirror(const Position& board) const { return board.flip_rows().exchanged(); }

  // Runs of fresh files. Pawns on other files never move.
  std::optional<Position> take_part(Position& board) const {
    for (int begin = 0; begin < board.columns(); ++begin) {
      if (!is_fresh(board, begin)) continue;
      int end = begin;
      for (; end < board.columns() && is_fresh(board, end); ++end) {
        board.put(board.cell(0, end), Piece::none);
        board.put(board.cell(2, end), Piece::none);
      }
      return full(end - begin);
    }
    return std::nullopt;
  }
  std::optional<PositionKey> key(const Position& board) const { return board.key(); }

  static Result<Start<DawsonsChess>> make(const Arguments& arguments) {
    const auto* files = arguments.size() == 1 ? arguments[0].get<std::int64_t>() : nullptr;
    if (files == nullptr || *files < 1 || *files > kMostFiles) {
      return fail(fmt::format("expected a number of files from 1 to {}, as in dawsons-chess(8)",
                              kMostFiles),
                  arguments.empty() ? 0 : arguments[0].offset);
    }
    return Start<DawsonsChess>{{}, full(static_cast<int>(*files))};
  }
  Result<Position> parse(std::string_view text) const {
    SUMMAND_TRY(board, Board::parse(text, kLetters));
    if (board.rows() != 3) return fail("the board has three ranks");
    if (board.columns() > kMostFiles) return fail(fmt::format("more than {} files", kMostFiles));
    for (int file = 0; file < board.columns(); ++file) {
      if (!is_fresh(board, file) && !is_settled(board, file)) {
        return fail(
            "a file has a B above a W: both at home, or one of them in front of the other; "
            "or it is empty",
            static_cast<std::size_t>(file));
      }
    }
    for (const Player player : {Player::left, Player::right}) {
      Board after = board;
      if (take(after, player)) return fail("a pawn can take, and must: the move is not over");
    }
    return board;
  }
  std::string print(const Position& board) const { return board.print(kLetters); }
  std::string print_move(const Position& board, Player, Move file) const {
    std::string name = board.name(file);
    name.pop_back();  // the rank
    return name;
  }

  // All positions that follow from boards of up to 12 files.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (int files = 1; files <= 12; ++files) {
      Board board = full(files);
      visit(board);
      for_each_below(board, 0, visit);
    }
  }

  BoardShape shape(const Position& board) const { return board.shape(kLetters); }
  // The home of the pawn and the square in front of it. The captures that follow are no steps of
  // his.
  std::vector<int> cells(const Position& board, Player player, Move file) const {
    return {board.cell(player == Player::left ? 2 : 0, file), board.cell(1, file)};
  }
  Picture picture(const Position& board) const { return board.picture({"·", "♙", "♟", "█"}); }

  // --- the single moves of an exchange ---

  static void advance(Position& board, Player player, int file) {
    board.put(board.cell(player == Player::left ? 2 : 0, file), Piece::none);
    board.put(board.cell(1, file), piece_of(player));
  }
  // Calls visit(from, to) for all captures of a player.
  template <class Visit>
  static void for_each_capture(const Position& board, Player player, Visit&& visit) {
    const int forward = player == Player::left ? -1 : 1;
    board.for_each(piece_of(player), [&](int from) {
      for (const int aside : {-1, 1}) {
        const int row = board.row(from) + forward, column = board.column(from) + aside;
        if (!board.inside(row, column)) continue;
        const int to = board.cell(row, column);
        if (board.at(to) == piece_of(opponent(player))) visit(from, to);
      }
    });
  }

 private:
  static constexpr Board::Letters kLetters{'.', 'W', 'B', '\0'};

  static Position full(int files) {
    Position board(3, files);
    for (int file = 0; file < files; ++file) {
      board.put(board.cell(0, file), Piece::right);
      board.put(board.cell(2, file), Piece::left);
    }
    return board;
  }

  static bool holds(const Position& board, int file, Piece top, Piece middle, Piece low) {
    return board.at(board.cell(0, file)) == top && board.at(board.cell(1, file)) == middle &&
           board.at(board.cell(2, file)) == low;
  }
  static bool is_fresh(const Position& board, int file) {
    return holds(board, file, Piece::right, Piece::none, Piece::left);
  }
  static bool is_settled(const Position& board, int file) {
    return holds(board, file, Piece::none, Piece::none, Piece::none) ||
           holds(board, file, Piece::right, Piece::left, Piece::none) ||
           holds(board, file, Piece::none, Piece::right, Piece::left);
  }

  // Makes the first possible capture. Returns false if there is none.
  static bool take(Position& board, Player player) {
    int first_from = -1, first_to = -1;
    for_each_capture(board, player, [&](int from, int to) {
      if (first_from < 0) first_from = from, first_to = to;
    });
    if (first_from < 0) return false;
    board.put(first_from, Piece::none);
    board.put(first_to, piece_of(player));
    return true;
  }

  // Calls visit for every set of moves in rising files, by both players.
  template <class Visit>
  void for_each_below(const Position& board, int from, Visit& visit) const {
    for (int file = from; file < board.columns(); ++file) {
      if (!is_fresh(board, file)) continue;
      for (const Player player : {Player::left, Player::right}) {
        const Position after = play(board, player, file);
        visit(after);
        for_each_below(after, file + 1, visit);
      }
    }
  }
};

}  // namespace summand::games
