// Cannibal Clobber (Ingo Althöfer 2003): Clobber in which stones may also take stones of their own
// colour.
#pragma once

#include <optional>

#include "summand/games/clobber/stones_take.hpp"

namespace summand::games {

struct CannibalClobber : clobber::StonesTake<CannibalClobber> {
  static constexpr RulesetInfo info{
      .name = "cannibal-clobber",
      .title = "Cannibal Clobber",
      .rules =
          "A player moves one of his stones onto a neighbouring stone of either player, above, "
          "below or beside it, and removes that stone.",
      .notation =
          "cannibal-clobber(4x4) is a full chequered board of 4 rows and 4 columns, with a stone "
          "of Left in the top left corner. In quotes, the rows stand from the top, divided by |: x "
          "is a stone of Left, o one of Right, . a free cell. Columns are letters and rows are "
          "numbers, a1 is at the top left: the move a1-b1 takes the stone on b1.",
      .source = "Ingo Althöfer 2003",
      .examples = {"xoxo|oxox", "xxo", "xx.|.oo"},
  };

  bool operator==(const CannibalClobber&) const = default;

  static Cells prey(const Board& board, Player) { return board.occupied(); }
  static bool is_alive(const Board& group) { return group.occupied().count() > 1; }

  // A move removes one stone, and the last stone has none. A stone at the end of a spanning tree
  // leaves the others connected, so the owner can make a move for each stone but the last.
  std::optional<Known> theorem(const Position& board, ValueStore& store) const {
    if (!board.left_plane().empty() && !board.right_plane().empty()) return std::nullopt;
    const Cells stones = board.occupied();
    const int count = stones.count();
    if (count < 2 || stones.connected_to(stones.first()).count() != count) return std::nullopt;
    const int moves = board.left_plane().empty() ? 1 - count : count - 1;
    return Known{store.number(moves),
                 "a connected group of one colour has a move for each stone "
                 "but the last"};
  }
};

}  // namespace summand::games
