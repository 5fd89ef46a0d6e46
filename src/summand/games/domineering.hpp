// Domineering, also known as Crosscram (Göran Andersson, before 1974).
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/cells.hpp"
#include "summand/games/cram/search.hpp"
#include "summand/games/domineering/bands.hpp"
#include "summand/games/domineering/needed_moves.hpp"
#include "summand/games/domineering/rectangles.hpp"
#include "summand/ruleset/domino.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Domineering {
  static constexpr RulesetInfo info{
      .name = "domineering",
      .title = "Domineering",
      .rules = "Left places a domino upright on two free cells, Right places one lying down.",
      .notation =
          "domineering(4x6) is 4 rows of 6 free cells. In quotes, the rows stand from the top, "
          "divided by |: . is a free cell, # a hole or a taken cell. Columns are letters and rows "
          "are numbers, a1 is at the top left: the move b2-b3 places an upright domino.",
      .source = "Göran Andersson; Winning Ways ch. 5",
      .examples = {"....|....|....|....", "..#|...|#.."},
  };

  static constexpr bool splits_by_moves = true;
  static constexpr bool quick_representative = true;

  using Position = Cells;  // the free cells
  using Move = Domino;

  bool operator==(const Domineering&) const = default;

  template <class Visit>
  void for_each_move(const Position& free, Player player, Visit&& visit) const {
    const auto place = [&](int cell, int other) { visit(Move{cell, other}); };
    if (player == Player::left) {
      free.for_each_upright_pair(place);
    } else {
      free.for_each_lying_pair(place);
    }
  }

  template <class Visit>
  void for_each_needed_move(const Position& free, Player player, Visit&& visit) const {
    if (!free.one_word()) return for_each_move(free, player, visit);
    const domineering::View view = domineering::view_of(free, player);
    Position::for_each_pair(domineering::needed_moves(view), view.step,
                            [&](int cell, int other) { visit(Move{cell, other}); });
  }

  std::uint64_t move_count(const Position& free, Player player) const {
    return static_cast<std::uint64_t>(player == Player::left ? free.upright_pairs()
                                                             : free.lying_pairs());
  }
  Position play(Position free, Player, Move move) const {
    free.remove(move.cell);
    free.remove(move.other);
    return free;
  }

  // Single cells have no room for a domino: they are 0, so they are left out.
  std::optional<Position> take_part(Position& free) const { return free.take_connected_part(); }

  // Flips keep upright dominoes upright. A quarter turn exchanges the players.
  Position representative(const Position& free) const { return free.trimmed().least_of_flips(); }
  Position mirror(const Position& free) const { return free.transposed(); }
  std::optional<PositionKey> key(const Position& free) const { return free.key(); }

  std::optional<Known> theorem(const Position& free, ValueStore& store) const {
    const int rows = free.rows(), columns = free.columns();
    if (rows == 1 || columns == 1) {
      return Known{store.number(columns == 1 ? strip(free) : -strip(free)), domineering::kStrip};
    }
    if (free.count() != rows * columns) return std::nullopt;
    const auto outcome = domineering::winner_on(rows, columns);
    if (!outcome) return std::nullopt;
    return Known{*outcome, domineering::kRectangle, domineering::is_beyond_search(rows, columns)};
  }

  // Bands of rows are lower bounds for Left, and bands of columns are upper bounds.
  class Bounds {
   public:
    template <class Evaluators>
    Bounds(const Domineering& rules, Evaluators& evaluators)
        : bands_(evaluators.store(), [&evaluator = evaluators.of(rules)](const Cells& free) {
            return evaluator(free);
          }) {}

    PartBounds of(const Position& free, Effort effort) { return bands_.of(free.trimmed(), effort); }
    // The values of bands are known anyway.
    bool is_easy(const Position& free) const {
      const Cells::Box box = free.box();
      return box.rows <= 3 || box.columns <= 3 || free.count() <= 14;
    }

   private:
    domineering::Bands bands_;
  };

  // Depth first with joined bands (domineering/band_search.hpp).
  static std::unique_ptr<BoardSearchOf<Cells>> board_search(std::span<const Cells> positions,
                                                            ValueStore& store,
                                                            const BoardSearchOptions& options);

  // It is Cram.
  static std::unique_ptr<BoardSearchOf<Cells>> impartial_board_search(
      std::span<const Cells> positions, ValueStore& store, const BoardSearchOptions& options) {
    return cram::board_search(positions, store, options);
  }

  // domineering(4x6): 4 rows of 6 free cells.
  static Result<Start<Domineering>> make(const Arguments& arguments) {
    SUMMAND_TRY(free, Cells::make_full(arguments));
    return Start<Domineering>{{}, free};
  }

  Result<Position> parse(std::string_view text) const { return Cells::parse(text, '.', '#'); }
  std::string print(const Position& free) const { return free.print('.', '#'); }
  std::string print_move(const Position& free, Player, Move move) const {
    return name_of(free, move);
  }
  std::optional<Move> read_move(const Position& free, Player player, std::string_view name) const {
    const auto domino = domino_named(free, name);
    const bool upright = domino && domino->is_upright(free);
    return domino && upright == (player == Player::left) ? domino : std::nullopt;
  }

  template <class Visit>
  void small_positions(Visit&& visit) const {
    Cells::for_each_fill(3, 5, visit);
  }

  BoardShape shape(const Position& free) const { return free.shape('.', '#'); }
  std::vector<int> cells(const Position&, Player, Move move) const {
    return {move.cell, move.other};
  }
  Picture picture(const Position& free) const { return free.picture("·", "█"); }
  Picture picture_after(const Position& start, std::span<const MoveMade<Move>> dominoes) const {
    return picture_with(start, dominoes);
  }

 private:
  // The number of dominoes that fit in a single row or column.
  static std::int64_t strip(const Position& free) {
    std::int64_t dominoes = 0, run = 0;
    for (int cell = 0; cell <= free.size(); ++cell) {
      if (cell < free.size() && free.contains(cell)) {
        ++run;
      } else {
        dominoes += run / 2;
        run = 0;
      }
    }
    return dominoes;
  }
};

}  // namespace summand::games
