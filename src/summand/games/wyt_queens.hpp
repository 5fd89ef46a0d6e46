// Wyt Queens, also known as Wythoff's game, and its relatives (Winning Ways ch. 3).
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/games/wyt_queens/difference_rule.hpp"
#include "summand/games/wyt_queens/queen_values.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct WytQueens {
  static constexpr RulesetInfo info{
      .name = "wyt-queens",
      .title = "Wyt Queens",
      .rules =
          "A player moves a queen of chess any number of squares to the left, up, or up and left, "
          "towards the corner (0,0). Queens do not get in each other's way.",
      .notation =
          "wyt-queens(3,5) has a queen 3 squares to the right of the corner and 5 below it. In "
          "quotes there may be several: \"3,5 4,7\". wyt-queens(rook, 3,5) and wyt-queens(king, "
          "3,5) "
          "are played with those pieces, and the queens of wyt-queens(reach, 3, 1,4) may also go "
          "up "
          "and left by two numbers that differ by less than 3. The move 3,5->1,3 goes up and left.",
      .source = "Wythoff 1907; Winning Ways ch. 3; for reach: Fraenkel 1982",
      .examples = {"3,5", "4,7 6,6", "10,3"},
  };

  enum class Chessman : std::uint8_t { queen, rook, king };
  Chessman chessman = Chessman::queen;
  std::uint64_t reach =
      1;  // of queens: in a diagonal move the two lengths differ by less than this

  QueenValues values = {};  // for queens of reach 1

  struct Square {
    std::uint64_t x = 0, y = 0;
    friend auto operator<=>(const Square&, const Square&) = default;
  };
  struct Position {
    std::vector<Square> men;  // sorted

    std::size_t heap_bytes() const { return men.size() * sizeof(Square); }
    friend bool operator==(const Position&, const Position&) = default;
    friend auto operator<=>(const Position&, const Position&) = default;
    friend std::uint64_t hash_value(const Position& position) {
      std::uint64_t hash = position.men.size();
      for (const Square& at : position.men) hash = hash_combine(hash_combine(hash, at.x), at.y);
      return hash;
    }
  };
  struct Move {
    Square from, to;
    friend auto operator<=>(const Move&, const Move&) = default;
  };

  bool operator==(const WytQueens&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player, Visit&& visit) const {
    for (std::size_t i = 0; i < position.men.size(); ++i) {
      const Square from = position.men[i];
      if (i > 0 && position.men[i - 1] == from) continue;
      const std::uint64_t far = chessman == Chessman::king ? 1 : ~std::uint64_t{0};
      for (std::uint64_t k = 1; k <= std::min(from.x, far); ++k) {
        visit(Move{from, {from.x - k, from.y}});
      }
      for (std::uint64_t k = 1; k <= std::min(from.y, far); ++k) {
        visit(Move{from, {from.x, from.y - k}});
      }
      if (chessman == Chessman::rook) continue;
      for (std::uint64_t k = 1; k <= std::min(from.x, far); ++k) {
        const std::uint64_t least = k >= reach ? k - reach + 1 : 1;
        const std::uint64_t most = std::min({from.y, far, k + reach - 1});
        for (std::uint64_t l = least; l <= most; ++l) visit(Move{from, {from.x - k, from.y - l}});
      }
    }
  }
  Position play(Position position, Player, Move move) const {
    *std::ranges::find(position.men, move.from) = move.to;
    std::ranges::sort(position.men);
    return position;
  }

  bool impartial(const Position&) const { return true; }
  Position mirror(const Position& position) const { return position; }
  std::vector<Position> parts(const Position& position) const {
    std::vector<Position> out;
    for (const Square& at : position.men) {
      if (at.x != 0 || at.y != 0) out.push_back({{at}});
    }
    return out;
  }
  // Reflection in the diagonal changes nothing.
  Position representative(Position position) const {
    for (Square& at : position.men) {
      if (at.x > at.y) std::swap(at.x, at.y);
    }
    std::ranges::sort(position.men);
    return position;
  }

  std::optional<Known> theorem(const Position& position, ValueStore& store) const {
    if (position.men.size() != 1) return std::nullopt;
    const auto [x, y] = position.men[0];
    if (chessman == Chessman::rook) {
      return Known{store.nimber(x ^ y), "a rook is two nim-heaps (Winning Ways ch. 3)"};
    }
    if (x == 0 || y == 0) {
      const std::uint64_t heap = chessman == Chessman::king ? (x + y) % 2 : x + y;
      return Known{store.nimber(heap), "at an edge there is one way to go"};
    }
    if (chessman == Chessman::king) return std::nullopt;
    constexpr std::string_view kRule = "the Difference Rule (Winning Ways ch. 3; Wythoff 1907)";
    if (is_lost_pair(x, y, reach)) return Known{store.zero(), kRule};
    if (reach == 1 && std::max(x, y) <= QueenValues::kMost) {
      values.work_within(store.budget());
      return Known{store.nimber(values.nimber(x, y)),
                   "the table of nimbers of all squares towards the corner"};
    }
    return Known{Outcome::next, kRule};
  }

  // A single queen moves to a lost pair.
  std::optional<Advice<Move>> advice(const Position& position, Player) const;

  std::uint64_t move_count(const Position& position, Player) const;

  static Result<Start<WytQueens>> make(const Arguments& arguments);
  Result<Position> parse(std::string_view text) const;
  std::string print(const Position& position) const;
  std::string print_call(const Position& position) const;
  std::string print_move(const Position&, Player, Move move) const {
    return fmt::format("{},{}->{},{}", move.from.x, move.from.y, move.to.x, move.to.y);
  }

  // One piece on a board of 30 by 30 squares, or two on one of 12 by 12.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    const auto square = [](std::uint64_t i, std::uint64_t side) {
      return Square{i / side, i % side};
    };
    for (std::uint64_t i = 0; i < 900; ++i) visit(Position{{square(i, 30)}});
    for (std::uint64_t i = 0; i < 144; ++i) {
      for (std::uint64_t k = i; k < 144; ++k) visit(Position{{square(i, 12), square(k, 12)}});
    }
  }

  // The board shrinks where the farthest queen leaves.
  static constexpr bool moves_reach_further = true;
  // Nothing for a board of more than kMostSide rows or columns.
  std::optional<BoardShape> shape(const Position& position) const;
  std::vector<int> cells(const Position& position, Player, Move move) const;
  Picture picture(const Position& position) const;

  static constexpr std::uint64_t kMost = 1'000'000'000'000'000'000;  // the limit of a coordinate
  static constexpr std::size_t kMostMen = 10'000;
  static constexpr std::uint64_t kMostSide = 24;  // of a board that is drawn
};

}  // namespace summand::games
