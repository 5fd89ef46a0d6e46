// The White Knight, who can only move towards home (Winning Ways ch. 3).
#pragma once

#include <algorithm>
#include <charconv>
#include <compare>
#include <cstdint>
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/boards/cells.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct WhiteKnight {
  static constexpr RulesetInfo info{
      .name = "white-knight",
      .title = "The White Knight",
      .rules =
          "A player moves a knight of chess, but only by one of the four moves that take it nearer "
          "to "
          "the top left corner. Several knights may stand on a square.",
      .notation =
          "white-knight(8x8) has a knight in the bottom right corner of 8 rows and 8 columns. In "
          "quotes, the board and its knights: \"8x8: h8 c5\". Columns are letters and rows are "
          "numbers, a1 is at the top left; the moves of c5 are c5-a4, c5-a6, c5-b3 and c5-d3. "
          "That "
          "the knight moves so is our reading of the book.",
      .source = "Winning Ways ch. 3",
      .examples = {"8x8: h8", "8x8: c5 f6", "4x6: f4"},
  };
  static constexpr bool splits_by_moves = true;

  struct Position {
    int rows = 0, columns = 0;
    std::vector<int> knights;  // their cells, along the rows; sorted

    std::size_t heap_bytes() const { return knights.size() * sizeof(int); }
    friend bool operator==(const Position&, const Position&) = default;
    friend auto operator<=>(const Position&, const Position&) = default;
    friend std::uint64_t hash_value(const Position& position) {
      std::uint64_t hash = hash_combine(static_cast<std::uint64_t>(position.rows),
                                        static_cast<std::uint64_t>(position.columns));
      for (const int knight : position.knights) {
        hash = hash_combine(hash, static_cast<std::uint64_t>(knight));
      }
      return hash;
    }
  };
  struct Move {
    int from, to;
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const WhiteKnight&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player, Visit&& visit) const {
    constexpr int kSteps[4][2] = {{-2, -1}, {-2, 1}, {-1, -2}, {1, -2}};
    for (std::size_t i = 0; i < position.knights.size(); ++i) {
      const int from = position.knights[i];
      if (i > 0 && position.knights[i - 1] == from) continue;
      for (const auto& [down, across] : kSteps) {
        const int row = from / position.columns + down, column = from % position.columns + across;
        if (row < 0 || row >= position.rows || column < 0 || column >= position.columns) continue;
        visit(Move{from, row * position.columns + column});
      }
    }
  }
  Position play(Position position, Player, Move move) const {
    *std::ranges::find(position.knights, move.from) = move.to;
    std::ranges::sort(position.knights);
    return position;
  }

  bool impartial(const Position&) const { return true; }
  Position mirror(const Position& position) const { return position; }
  std::vector<Position> parts(const Position& position) const {
    std::vector<Position> out;
    for (const int knight : position.knights) {
      out.push_back({position.rows, position.columns, {knight}});
    }
    return out;
  }

  // white-knight(8x8): one knight in the corner farthest from home.
  static Result<Start<WhiteKnight>> make(const Arguments& arguments) {
    SUMMAND_TRY(board, Cells::make_full(arguments));
    return Start<WhiteKnight>{{}, {board.rows(), board.columns(), {board.size() - 1}}};
  }
  Result<Position> parse(std::string_view text) const {
    const std::size_t colon = std::min(text.find(':'), text.size());
    SUMMAND_TRY(board, board_of(text.substr(0, colon)));
    if (colon == text.size()) return fail("expected ':' and knights, as in 8x8: c5", colon);
    Position position{board.rows(), board.columns(), {}};
    for (std::size_t at = colon + 1; at < text.size();) {
      if (text[at] == ' ') {
        ++at;
        continue;
      }
      const std::string_view word = text.substr(at, text.find(' ', at) - at);
      const std::optional<int> cell = board.named(word);
      if (!cell) return fail("expected the name of a cell of the board, such as c5", at);
      if (position.knights.size() == kMostKnights) {
        return fail(fmt::format("more than {} knights", kMostKnights), at);
      }
      position.knights.push_back(*cell);
      at += word.size();
    }
    std::ranges::sort(position.knights);
    return position;
  }
  std::string print(const Position& position) const {
    const Cells board(position.rows, position.columns);
    std::string out = fmt::format("{}x{}:", position.rows, position.columns);
    for (const int knight : position.knights) out += " " + board.name(knight);
    return out;
  }
  std::string print_move(const Position& position, Player, Move move) const {
    const Cells board(position.rows, position.columns);
    return board.name(move.from) + "-" + board.name(move.to);
  }

  // One or two knights on boards of up to 8 by 8 cells.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (int rows = 1; rows <= 8; ++rows) {
      for (int columns = 1; columns <= 8; ++columns) {
        for (int one = 0; one < rows * columns; ++one) {
          visit(Position{rows, columns, {one}});
          if (rows * columns > 36) continue;
          for (int other = one; other < rows * columns; ++other) {
            visit(Position{rows, columns, {one, other}});
          }
        }
      }
    }
  }

  // A cell holds the number of its knights.
  BoardShape shape(const Position& position) const {
    BoardShape out = Cells::full(position.rows, position.columns).shape('.', '#');
    out.letters = ".1";
    std::vector<int> knights(out.cells.size(), 0);
    for (const int knight : position.knights) {
      const auto cell = static_cast<std::size_t>(knight);
      out.cells[cell].content = std::to_string(++knights[cell]);
    }
    return out;
  }
  std::vector<int> cells(const Position&, Player, Move move) const { return {move.from, move.to}; }
  Picture picture(const Position& position) const {
    Picture picture = Cells::full(position.rows, position.columns).picture("·", "·");
    for (const int knight : position.knights) {
      picture.marks.push_back(
          {knight / position.columns, 2 * (knight % position.columns), "♞", Paint::either, "N"});
    }
    return picture;
  }

 private:
  static constexpr std::size_t kMostKnights = 1000;

  static Result<Cells> board_of(std::string_view text) {
    Dimensions sides{{0, 0}};
    const char* end = text.data() + text.size();
    const auto rows = std::from_chars(text.data(), end, sides.sides[0]);
    if (rows.ec == std::errc() && rows.ptr != end && *rows.ptr == 'x') {
      const auto columns = std::from_chars(rows.ptr + 1, end, sides.sides[1]);
      if (columns.ec == std::errc() && columns.ptr == end) {
        return Cells::make_full({{.what = sides}});
      }
    }
    return fail("expected the sides of the board, such as 8x8");
  }
};

}  // namespace summand::games
