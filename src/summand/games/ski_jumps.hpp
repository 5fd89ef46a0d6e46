// Ski-Jumps for Beginners (Winning Ways ch. 1).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/ski_jumps/slope.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct SkiJumps {
  static constexpr RulesetInfo info{
      .name = "ski-jumps",
      .title = "Ski-Jumps",
      .rules =
          "Left slides a skier of his any number of squares to the right, also off the slope, "
          "Right "
          "one of hers to the left; nobody may stand in the way. A jumper just above a skier of "
          "the "
          "other player may jump over him onto the free square below. A skier who was jumped over "
          "can never jump again: he becomes a slipper.",
      .notation =
          "In quotes, the rows stand from the top, divided by |: L and R are jumpers, l and r "
          "slippers, . is a free square: \"L....|..R..|.....\". Columns are letters and rows are "
          "numbers, a1 is at the top left: a1-c1 is a slide, a1-off one off the slope, c1xc3 a "
          "jump.",
      .source = "Winning Ways ch. 1",
      .examples = {"L....|..R..|.....", "..L..|.R...|..l..|R....", "L.R|...|..."},
  };
  static constexpr bool splits_by_moves = true;
  static constexpr bool letters_have_case = true;
  static constexpr bool moves_reach_further = true;  // who is jumped over becomes a slipper

  using Position = Slope;
  struct Move {
    int from, to;  // `to` is kOff for a slide off the slope
    auto operator<=>(const Move&) const = default;
  };
  static constexpr int kOff = -1;

  bool operator==(const SkiJumps&) const = default;

  template <class Visit>
  void for_each_move(const Slope& slope, Player player, Visit&& visit) const {
    const Board& board = slope.skiers;
    const int step = player == Player::left ? 1 : -1, columns = board.columns();
    board.for_each(piece_of(player), [&](int from) {
      int to = from + step;
      for (; board.in_row_of(to, from) && board.at(to) == Piece::none; to += step) {
        visit(Move{from, to});
      }
      if (!board.in_row_of(to, from)) visit(Move{from, kOff});
      const int below = from + 2 * columns;
      if (slope.jumpers.contains(from) && below < board.size() &&
          board.at(from + columns) == piece_of(opponent(player)) &&
          board.at(below) == Piece::none) {
        visit(Move{from, below});
      }
    });
  }
  Slope play(Slope slope, Player player, Move move) const {
    const int columns = slope.skiers.columns();
    const bool jumper = slope.jumpers.contains(move.from);
    slope.remove(move.from);
    if (move.to == kOff) return slope;
    slope.put(move.to, piece_of(player), jumper);
    // A slide stays in its row.
    if (!slope.skiers.in_row_of(move.to, move.from)) slope.jumpers.remove(move.from + columns);
    return slope;
  }

  // Groups of rows such that no skier of one can ever jump into another.
  std::optional<Slope> take_part(Slope& rest) const { return rest.take_rows(); }
  // Free rows at the top are useless for both players.
  Slope representative(const Slope& slope) const { return slope.without_free_top(); }
  Slope mirror(const Slope& slope) const { return slope.mirrored(); }
  std::optional<PositionKey> key(const Slope& slope) const { return slope.key(); }

  std::optional<Known> theorem(const Slope& slope, ValueStore& store) const {
    if (slope.is_free_run()) {
      return Known{store.number(slope.moves_ahead()),
                   "nobody can jump any more, and nobody is in the way: free moves (Winning Ways "
                   "ch. 1, \"Ski-Jumps\")"};
    }
    if (const auto number = slope.value_of_two()) {
      return Known{store.number(*number), "two skiers (Winning Ways ch. 1, \"Ski-Jumps\")"};
    }
    return std::nullopt;
  }

  Result<Slope> parse(std::string_view text) const { return Slope::parse(text); }
  std::string print(const Slope& slope) const { return slope.print(); }
  std::string print_move(const Slope& slope, Player, Move move) const {
    const Board& board = slope.skiers;
    if (move.to == kOff) return board.name(move.from) + "-off";
    const bool slide = board.in_row_of(move.to, move.from);
    return board.name(move.from) + (slide ? "-" : "x") + board.name(move.to);
  }

  // All slopes of up to 3 x 2 and 1 x 5 squares, and those of 3 x 3 with at most three skiers.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (int rows = 1; rows <= 3; ++rows) Slope::for_each_fill(rows, 2, 6, visit);
    Slope::for_each_fill(1, 5, 5, visit);
    Slope::for_each_fill(3, 3, 3, visit);
  }

  BoardShape shape(const Slope& slope) const { return grid_shape(slope.print(), ".LRlr"); }
  std::vector<int> cells(const Slope&, Player, Move move) const {
    if (move.to == kOff) return {move.from};
    return {move.from, move.to};
  }
  Picture picture(const Slope& slope) const { return slope.picture(); }
};

}  // namespace summand::games
