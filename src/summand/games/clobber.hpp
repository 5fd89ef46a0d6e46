// Clobber (Albert, Grossman, Nowakowski 2001), on any board.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "summand/games/clobber/rows.hpp"
#include "summand/games/clobber/stones_take.hpp"

namespace summand::games {

struct Clobber : clobber::StonesTake<Clobber> {
  static constexpr RulesetInfo info{
      .name = "clobber",
      .title = "Clobber",
      .rules =
          "A player moves one of his stones onto a neighbouring stone of the other player, "
          "above, below or beside it, and removes that stone.",
      .notation =
          "clobber(4x4) is a full chequered board of 4 rows and 4 columns, with a stone of Left in "
          "the top left corner. In quotes, the rows stand from the top, divided by |: x is a stone "
          "of Left, o one of Right, . a free cell; capitals are read, too. Columns are letters and "
          "rows are numbers, a1 is "
          "at the top left: the move a1-b1 clobbers the stone on b1.",
      .source = "Albert, Grossman, Nowakowski and Wolfe 2005",
      .examples = {"xoxo|oxox|xoxo", "xox", "xxo|.o."},
  };

  bool operator==(const Clobber&) const = default;

  static const Cells& prey(const Board& board, Player player) {
    return stones(board, opponent(player));
  }
  static bool is_alive(const Board& group) {
    return !group.left_plane().empty() && !group.right_plane().empty();
  }

  // By proof numbers, on bits (clobber/compact.hpp).
  static std::unique_ptr<BoardSearchOf<Board>> board_search(std::span<const Board> boards,
                                                            ValueStore& store,
                                                            const BoardSearchOptions& options);
  static std::unique_ptr<BoardSearchOf<Board>> impartial_board_search(
      std::span<const Board> boards, ValueStore& store, const BoardSearchOptions& options);
  // From boards of 3x7 to 6x6 (clobber/training.cpp).
  static Training learn(ValueStore& store, const TrainingOptions& options);

  // The moves on rows of stones lead to few others (clobber/rows.hpp).
  std::optional<Known> impartial_theorem(const Position& board, ValueStore& store) const {
    auto& rows = store.side_tables().of<clobber::RowNimbers>(clobber::RowNimbers::Rules());
    const auto nimber =
        clobber::nimber_of_rows(board, [&](const std::string& row) { return rows[row]; });
    if (!nimber) return std::nullopt;
    return Known{store.nimber(*nimber),
                 "all parts of a row of impartial Clobber are pieces of it, of which only the ends "
                 "may have changed"};
  }
};

}  // namespace summand::games
