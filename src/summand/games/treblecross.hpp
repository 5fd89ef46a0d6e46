// Treblecross: noughts and crosses with only crosses, on a strip (Winning Ways ch. 4).
#pragma once

#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/strip.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Treblecross {
  static constexpr RulesetInfo info{
      .name = "treblecross",
      .title = "Treblecross",
      .rules =
          "A player puts a cross on a free cell. The first player to make three crosses in a row "
          "wins. A cross within two cells of another one lets the opponent win at once, so such "
          "moves are left out here, and a player without other moves loses. The same holds on a "
          "strip of one or two cells, where nobody can make three.",
      .notation =
          "treblecross(9) is a strip of 9 free cells. In quotes, X is a cross and . a free "
          "cell: \"..X......\". Cells are counted from 1, and a move is the cell that gets a "
          "cross.",
      .source = "Winning Ways ch. 4",
      .examples = {".........", "..X......"},
  };
  static constexpr bool splits_by_moves = true;

  using Position = Strip;  // crosses are written as Left's pieces
  using Move = int;        // the cell, from 0

  bool operator==(const Treblecross&) const = default;

  template <class Visit>
  void for_each_move(const Position& strip, Player, Visit&& visit) const {
    for (std::uint64_t cells = safe(strip); cells != 0; cells &= cells - 1) {
      visit(std::countr_zero(cells));
    }
  }
  Position play(const Position& strip, Player, Move cell) const {
    return Strip(strip.length(), strip.left() | std::uint64_t{1} << cell, 0);
  }

  bool impartial(const Position&) const { return true; }
  Position mirror(const Position& strip) const { return strip; }

  // Rows of cells where a cross may still be put, each with two free cells on both sides.
  std::optional<Position> take_part(Position& rest) const {
    const std::uint64_t cells = safe(rest);
    if (cells == 0) return std::nullopt;
    const int begin = std::countr_zero(cells), length = std::countr_one(cells >> begin);
    rest = Strip(rest.length(), rest.left() | low_bits(length) << begin, 0);
    return Strip(length, 0, 0);
  }
  std::optional<PositionKey> key(const Position& strip) const { return strip.key(); }

  static Result<Start<Treblecross>> make(const Arguments& arguments) {
    const auto* cells = arguments.size() == 1 ? arguments[0].get<std::int64_t>() : nullptr;
    if (cells == nullptr || *cells < 1 || *cells > Strip::kMostCells) {
      return fail("expected a number of cells from 1 to " + std::to_string(Strip::kMostCells) +
                      ", as in treblecross(9)",
                  arguments.empty() ? 0 : arguments[0].offset);
    }
    return Start<Treblecross>{{}, Strip(static_cast<int>(*cells), 0, 0)};
  }
  Result<Position> parse(std::string_view text) const {
    SUMMAND_TRY(strip, Strip::parse(text, kLetters));
    const std::uint64_t crosses = strip.left();
    if ((crosses & (crosses >> 1 | crosses >> 2)) != 0) {
      return fail(
          "two crosses stand so near that the next player makes three in a row",
          static_cast<std::size_t>(std::countr_zero(crosses & (crosses >> 1 | crosses >> 2))));
    }
    return strip;
  }
  std::string print(const Position& strip) const { return strip.print(kLetters); }
  std::string print_move(const Position&, Player, Move cell) const {
    return std::to_string(cell + 1);
  }

  // All strips of at most 21 cells.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (int length = 1; length <= 21; ++length) {
      for_each_strip(length, 0, 0, visit);
    }
  }

  BoardShape shape(const Position& strip) const { return strip.shape(kLetters); }
  std::vector<int> cells(const Position&, Player, Move cell) const { return {cell}; }
  Picture picture(const Position& strip) const { return strip.picture(kLetters); }

 private:
  static constexpr Strip::Letters kLetters{'X', '\0', '.'};

  // Free cells with no cross within two cells.
  static std::uint64_t safe(const Position& strip) {
    const std::uint64_t crosses = strip.left();
    return strip.free() & ~(crosses << 1 | crosses << 2 | crosses >> 1 | crosses >> 2);
  }

  template <class Visit>
  static void for_each_strip(int length, int from, std::uint64_t crosses, Visit& visit) {
    visit(Strip(length, crosses, 0));
    for (int cell = from; cell < length; ++cell) {
      for_each_strip(length, cell + 3, crosses | std::uint64_t{1} << cell, visit);
    }
  }
};

}  // namespace summand::games
