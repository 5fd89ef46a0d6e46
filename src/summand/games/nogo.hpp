// NoGo, also known as Anti-Atari-Go (John Moore 2005; Chou, Teytaud and Yen 2011).
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/board_shape.hpp"
#include "summand/games/nogo/position.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Nogo {
  static constexpr RulesetInfo info{
      .name = "nogo",
      .title = "NoGo",
      .rules =
          "A player puts a stone of his colour on a free cell. After that every group of connected "
          "stones, his own and those of the other player, must still have a free cell above, below "
          "or beside it.",
      .notation =
          "nogo(4x4) is an empty board of 4 rows and 4 columns. In quotes, the rows stand from the "
          "top, divided by |: x or X is a stone of Left, o or O one of Right, . a free cell, # a "
          "hole. < is a safe stone of Left and > one of Right: its group needs no free cell here, "
          "because it has one elsewhere that nobody may ever take. Moves are cells: columns are "
          "letters and rows are numbers, a1 is at the top left.",
      .source = "Chou, Teytaud and Yen 2011",
      .examples = {"...|...|...", "..x.|.o..", "<..|#.>"},
      .as_written_today = nogo::as_written_today,
  };
  static constexpr bool splits_by_moves = true;

  using Position = nogo::Position;
  struct Move {
    int cell;
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const Nogo&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player player, Visit&& visit) const {
    nogo::legal_cells(position, player).for_each([&](int cell) { visit(Move{cell}); });
  }
  std::uint64_t move_count(const Position& position, Player player) const {
    return static_cast<std::uint64_t>(nogo::legal_cells(position, player).count());
  }
  Position play(Position position, Player player, Move move) const {
    position.free.remove(move.cell);
    position.stones(player).add(move.cell);
    return position;
  }

  std::vector<Position> parts(const Position& position) const { return nogo::parts(position); }
  Position representative(const Position& position) const {
    return nogo::least_of_symmetries(position);
  }
  Position mirror(const Position& position) const {
    return {position.free, position.right, position.left, position.safe};
  }
  std::optional<PositionKey> key(const Position& position) const { return position.key(); }

  // By proof numbers, on bits (nogo/compact.hpp).
  static std::unique_ptr<BoardSearchOf<Position>> board_search(std::span<const Position> positions,
                                                               ValueStore& store,
                                                               const BoardSearchOptions& options);
  static Training learn(ValueStore& store, const TrainingOptions& options);
  static Training learn_from_rows(ValueStore& store, const TrainingOptions& options);

  // nogo(4x4): an empty board.
  static Result<Start<Nogo>> make(const Arguments& arguments) {
    SUMMAND_TRY(cells, Cells::make_full(arguments));
    Position position(cells.rows(), cells.columns());
    position.free = std::move(cells);
    return Start<Nogo>{{}, std::move(position)};
  }

  Result<Position> parse(std::string_view text) const { return Position::parse(text); }
  std::string print(const Position& position) const { return position.print(); }
  std::string print_move(const Position& position, Player, Move move) const {
    return position.free.name(move.cell);
  }

  // All legal boards of up to 3 by 3 cells without holes, of 2 by 4 with holes, and of one row of 6
  // with safe stones.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for_each_fill("...|...|...", ".xo", visit);
    for_each_fill("....|....", ".xo#", visit);
    for_each_fill("......", nogo::kLetters, visit);
    for_each_fill("..|..", nogo::kLetters, visit);
  }

  BoardShape shape(const Position& position) const {
    return grid_shape(position.print(), nogo::kLetters, "#");
  }
  std::vector<int> cells(const Position&, Player, Move move) const { return {move.cell}; }
  Picture picture(const Position& position) const { return position.picture(); }

 private:
  // Calls visit(position) for all ways to put letters on the board that give a legal position.
  template <class Visit>
  void for_each_fill(std::string text, std::string_view letters, Visit&& visit) const {
    std::size_t i = 0;
    while (i < text.size()) {
      if (const auto position = parse(text)) visit(*position);
      // Counts up in base `letters.size()`, with one digit for each cell.
      for (i = 0; i < text.size(); ++i) {
        if (text[i] == '|') continue;
        const std::size_t next = letters.find(text[i]) + 1;
        text[i] = letters[next % letters.size()];
        if (next < letters.size()) break;
      }
    }
  }
};

}  // namespace summand::games
