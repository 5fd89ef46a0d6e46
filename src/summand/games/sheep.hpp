// Sheep: Battle Sheep (Francesco Rotta 2010, first published as Splits), as a game in which the
// last move wins.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/side_arguments.hpp"
#include "summand/games/sheep/pasture.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Sheep {
  static constexpr RulesetInfo info{
      .name = "sheep",
      .title = "Sheep",
      .rules =
          "A player divides one of his herds. Some of its sheep, and not all, walk in one of the "
          "six directions as far as the cells are free, at least one cell. They are a herd of "
          "their own there.",
      .notation =
          "sheep(4x4) has a herd of 16 sheep of each player in opposite corners, sheep(4x4, 5) "
          "herds of 5. In quotes, the rows stand from the top, divided by |, with blanks between "
          "the cells: L4 is a herd of four sheep of Left, R12 one of Right, . a free cell, # a "
          "hole. Each row is half a cell to the right of the one above. Columns are letters and "
          "rows are numbers, a1 is at the top left: by the move a1-c1/3 three sheep walk.",
      .source =
          "Battle Sheep by Francesco Rotta 2010; the games of MCGS (Folkersen, Müller and Du)",
      .examples = {"L3 . .|. . R3", "L4 . R2 .", ". L2|# ."},
  };
  static constexpr bool splits_by_moves = true;

  using Position = sheep::Pasture;
  struct Move {
    int from, to, sheep;
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const Sheep&) const = default;

  template <class Visit>
  void for_each_move(const Position& pasture, Player player, Visit&& visit) const {
    const int sign = player == Player::left ? 1 : -1;
    for (int from = 0; from < pasture.size(); ++from) {
      const int herd = sign * pasture.at(from);
      if (herd < 2 || pasture.at(from) == Position::kHole) continue;
      for (int direction = 0; direction < 6; ++direction) {
        const int to = pasture.farthest(from, direction);
        if (to == from) continue;
        for (int sheep = 1; sheep < herd; ++sheep) visit(Move{from, to, sheep});
      }
    }
  }
  Position play(Position pasture, Player player, Move move) const {
    const auto walking =
        static_cast<std::int16_t>(player == Player::left ? move.sheep : -move.sheep);
    pasture.at(move.from) = static_cast<std::int16_t>(pasture.at(move.from) - walking);
    pasture.at(move.to) = walking;
    return pasture;
  }

  std::vector<Position> parts(const Position& pasture) const { return pasture.areas(); }
  Position representative(const Position& pasture) const { return pasture.representative(); }
  Position mirror(const Position& pasture) const { return pasture.exchanged(); }
  std::optional<PositionKey> key(const Position& pasture) const { return pasture.key(); }

  // sheep(4x4, 5): a herd of 5 for each player, in opposite corners.
  static Result<Start<Sheep>> make(const Arguments& arguments) {
    constexpr const char* kExpected = "expected sides and the size of the herds, such as 4x4, 5";
    int herd = 16;
    Arguments sides = arguments;
    if (arguments.size() == 2 && arguments[0].get<Dimensions>() != nullptr) {
      const auto* number = arguments[1].get<std::int64_t>();
      if (number == nullptr) return fail(kExpected, arguments[1].offset);
      if (*number < 1 || *number > Position::kMostSheep) {
        return fail(fmt::format("a herd has 1 to {} sheep", Position::kMostSheep),
                    arguments[1].offset);
      }
      herd = static_cast<int>(*number);
      sides.pop_back();
    }
    SUMMAND_TRY(board, sides_of(sides, Position::kMostCells));
    Position pasture(board.rows, board.columns);
    if (pasture.size() == 1) return fail("two herds need two cells", arguments.front().offset);
    pasture.at(0) = static_cast<std::int16_t>(herd);
    pasture.at(pasture.size() - 1) = static_cast<std::int16_t>(-herd);
    return Start<Sheep>{{}, std::move(pasture)};
  }

  Result<Position> parse(std::string_view text) const { return Position::parse(text); }
  std::string print(const Position& pasture) const { return pasture.print(); }
  std::string print_move(const Position& pasture, Player, Move move) const {
    return fmt::format("{}-{}/{}", pasture.name(move.from), pasture.name(move.to), move.sheep);
  }

  // Boards of 2 by 3 cells, and rows and columns of 5, with small herds. A herd of 9 is more than
  // the free cells can use up.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for_each_fill({2, 3}, {0, 2, -2, 3, -4, Position::kHole}, visit);
    for_each_fill({1, 5}, {0, 1, 2, -3, -9, Position::kHole}, visit);
    for_each_fill({4, 1}, {0, -1, -2, 3, 9, Position::kHole}, visit);
  }

  BoardShape shape(const Position& pasture) const { return pasture.shape(); }
  std::vector<int> cells(const Position&, Player, Move move) const { return {move.from, move.to}; }
  Picture picture(const Position& pasture) const { return pasture.picture(); }

 private:
  // Calls visit(position) for all ways to put these herds on the cells.
  template <class Visit>
  static void for_each_fill(Position pasture, const std::vector<std::int16_t>& herds,
                            Visit&& visit) {
    std::vector<std::size_t> digits(pasture.herds.size());
    std::ranges::fill(pasture.herds, herds[0]);
    std::size_t i = 0;
    while (i < digits.size()) {
      visit(pasture);
      for (i = 0; i < digits.size(); ++i) {
        digits[i] = (digits[i] + 1) % herds.size();
        pasture.herds[i] = herds[digits[i]];
        if (digits[i] != 0) break;
      }
    }
  }
};

}  // namespace summand::games
