// Cannibal Clobber (Ingo Althöfer 2003): Clobber in which stones may also take stones of their own
// colour.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/games/clobber/rows.hpp"
#include "summand/games/clobber/stones_take.hpp"
#include "summand/heaps/heap_values.hpp"

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

  // If both players may move the stones of both, every stone may take every neighbour, so colours
  // do not matter.
  Position impartial_representative(const Position& board) const {
    return representative({board.occupied(), Cells(board.rows(), board.columns())});
  }

  // By proof numbers, on bits (cannibal_clobber/compact.hpp).
  static std::unique_ptr<BoardSearchOf<Board>> impartial_board_search(
      std::span<const Board> boards, ValueStore& store, const BoardSearchOptions& options);

  // A move then empties the cell of a stone that has a neighbour, and changes no other cell. In a
  // row of n stones that is any one of them if n > 1. It leaves one row or two, of n - 1 stones
  // together, but never removes a single stone. That is the octal game 0.6, whose heaps are the
  // rows: from a heap one counter is taken, and something must be left in one or two heaps.
  std::optional<Known> impartial_theorem(const Position& board, ValueStore& store) const {
    auto& heaps = officers.values_in(store.side_tables());
    const auto nimber =
        clobber::nimber_of_rows(board, [&](const std::string& row) { return heaps[row.size()]; });
    if (!nimber) return std::nullopt;
    return Known{store.nimber(*nimber),
                 "a row of impartial Cannibal Clobber is a heap of Officers, the octal game 0.6"};
  }

  heaps::SharedRules officers{heaps::Code(std::vector<heaps::Digit>{{}, {6}})};
};

}  // namespace summand::games
