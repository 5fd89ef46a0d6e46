// Cram: Domineering in which both players may place dominoes in both directions (Winning Ways ch.
// 5).
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/cells.hpp"
#include "summand/games/cram/search.hpp"
#include "summand/ruleset/domino.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Cram {
  static constexpr RulesetInfo info{
      .name = "cram",
      .title = "Cram",
      .rules = "A player places a domino on two free cells, upright or lying down.",
      .notation =
          "cram(4x5) is 4 rows of 5 free cells. In quotes, the rows stand from the top, divided by "
          "|: . is a free cell, # a hole or a taken cell. Columns are letters and rows are "
          "numbers, "
          "a1 is at the top left: the move b2-b3 places an upright domino.",
      .source = "Geoffrey Mott-Smith; Winning Ways ch. 5",
      .examples = {"...|...|...", "..#|...|#.."},
  };
  static constexpr bool splits_by_moves = true;

  using Position = Cells;  // the free cells
  using Move = Domino;

  bool operator==(const Cram&) const = default;

  template <class Visit>
  void for_each_move(const Position& free, Player, Visit&& visit) const {
    const auto place = [&](int cell, int other) { visit(Move{cell, other}); };
    free.for_each_upright_pair(place);
    free.for_each_lying_pair(place);
  }
  std::uint64_t move_count(const Position& free, Player) const {
    return static_cast<std::uint64_t>(free.upright_pairs()) +
           static_cast<std::uint64_t>(free.lying_pairs());
  }
  Position play(Position free, Player, Move move) const {
    free.remove(move.cell);
    free.remove(move.other);
    return free;
  }

  bool impartial(const Position&) const { return true; }
  Position mirror(const Position& free) const { return free; }

  // On a full board with two even sides the second player answers each domino by its image under
  // half a turn. With one even side the first player places a domino in the middle and then does
  // the same.
  std::optional<Known> theorem(const Position& free, ValueStore& store) const {
    if (free.count() != free.size() || free.size() % 2 != 0) return std::nullopt;
    if (free.rows() % 2 == 0 && free.columns() % 2 == 0) {
      return Known{store.zero(), "even by even boards are won by symmetry (Winning Ways ch. 5)"};
    }
    return Known{Outcome::next, "even by odd boards are won by symmetry (Winning Ways ch. 5)"};
  }

  static std::unique_ptr<BoardSearchOf<Cells>> board_search(std::span<const Cells> positions,
                                                            ValueStore& store,
                                                            const BoardSearchOptions& options) {
    return cram::board_search(positions, store, options);
  }
  // From full boards (cram/training.cpp).
  static Training learn(ValueStore& store, const TrainingOptions& options);

  // Single cells have no room for a domino: they are 0, so they are left out.
  std::optional<Position> take_part(Position& free) const { return free.take_connected_part(); }
  Position representative(const Position& free) const {
    return free.trimmed().least_of_symmetries();
  }
  std::optional<PositionKey> key(const Position& free) const { return free.key(); }

  // cram(4x5): 4 rows of 5 free cells.
  static Result<Start<Cram>> make(const Arguments& arguments) {
    SUMMAND_TRY(free, Cells::make_full(arguments));
    return Start<Cram>{{}, free};
  }
  Result<Position> parse(std::string_view text) const { return Cells::parse(text, '.', '#'); }
  std::string print(const Position& free) const { return free.print('.', '#'); }
  std::string print_move(const Position& free, Player, Move move) const {
    return name_of(free, move);
  }
  std::optional<Move> read_move(const Position& free, Player, std::string_view name) const {
    return domino_named(free, name);
  }

  // All boards of up to 3 by 4 cells, of 2 by 6 and of 1 by 10, with all their holes.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Cells::for_each_fill(3, 4, visit);
    Cells::for_each_fill_of(2, 6, visit);
    Cells::for_each_fill_of(1, 10, visit);
  }

  BoardShape shape(const Position& free) const { return free.shape('.', '#'); }
  std::vector<int> cells(const Position&, Player, Move move) const {
    return {move.cell, move.other};
  }
  Picture picture(const Position& free) const { return free.picture("·", "█"); }
  Picture picture_after(const Position& start, std::span<const MoveMade<Move>> dominoes) const {
    return picture_with(start, dominoes);
  }
};

}  // namespace summand::games
