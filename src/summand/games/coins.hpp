// Coin-turning games by code: Turning Turtles is coins("1-2", ...) (Winning Ways ch. 14).
#pragma once

#include <bit>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/strip.hpp"
#include "summand/games/coins/turning_rules.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Coins {
  static constexpr RulesetInfo info{
      .name = "coins",
      .title = "Coin-turning by code",
      .rules =
          "A player turns some coins of a row. The rightmost of them must be turned from heads to "
          "tails. The code says how many coins are turned, and letters behind it how they must "
          "lie: C beside each other, C(5) within five neighbouring places, E at equal distances, "
          "S symmetrically, F with the coin of the first place. Commas divide several such rules.",
      .notation =
          "coins(\"1-3\", \"HTTH\") is a row of Mock Turtles: H is a head, T a tail, and one to "
          "three coins are turned. coins(\"1+C\", 9, 4) is a row of Ruler with heads on places 9 "
          "and 4. In quotes alone, a row of Turning Turtles. A move is the places of its coins, "
          "such as 1,4.",
      .source = "Lenstra; Winning Ways ch. 14; the codes are those of CGSuite 2",
      .examples = {"HTHH", "THTTH"},
  };
  // A code and a row with more moves than this, later moves included, are refused.
  static constexpr int kMostMoves = 1 << 20;

  using Position = Strip;  // heads are written as Left's pieces
  using Move = CoinSet;

  TurningRules turning{TurningCode({{.least = 1, .most = 2}})};  // unless another code is given

  bool operator==(const Coins&) const = default;

  template <class Visit>
  void for_each_move(const Position& row, Player, Visit&& visit) const {
    for (std::uint64_t heads = row.left(); heads != 0; heads &= heads - 1) {
      turning->for_each_turn(std::countr_zero(heads), [&](CoinSet coins) {
        visit(coins);
        return true;
      });
    }
  }
  Position play(const Position& row, Player, Move coins) const {
    return Strip(row.length(), row.left() ^ coins, 0);
  }

  bool impartial(const Position&) const { return true; }
  Position mirror(const Position& row) const { return row; }

  std::optional<Known> theorem(const Position& row, ValueStore& store) const {
    CoinValues& values = turning.values_in(store.side_tables());
    std::uint64_t nim_sum = 0;
    for (std::uint64_t heads = row.left(); heads != 0; heads &= heads - 1) {
      nim_sum ^= values[std::countr_zero(heads)];
    }
    return Known{store.nimber(nim_sum), "the nim-sum of the heads (Winning Ways ch. 14)"};
  }
  std::optional<PositionKey> key(const Position& row) const { return row.key(); }

  // coins("1-3", "HTTH"), coins("1-3", 4, 1).
  static Result<Start<Coins>> make(const Arguments& arguments) {
    const auto* text = arguments.empty() ? nullptr : arguments.front().get<std::string>();
    if (text == nullptr) {
      return fail("expected a code in quotes, such as coins(\"1-3\", \"HTTH\")",
                  arguments.empty() ? 0 : arguments.front().offset);
    }
    auto code = TurningCode::parse(*text);
    if (!code) return shifted(std::move(code).error(), arguments.front().offset);
    Coins rules{TurningRules(*std::move(code))};
    if (arguments.size() == 2) {
      if (const auto* row = arguments[1].get<std::string>()) {
        auto position = rules.parse(*row);
        if (!position) return shifted(std::move(position).error(), arguments[1].offset);
        return Start<Coins>{std::move(rules), *position};
      }
    }
    std::uint64_t heads = 0;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
      const auto* place = arguments[i].get<std::int64_t>();
      if (place == nullptr || *place < 1 || *place > Strip::kMostCells) {
        return fail(fmt::format("expected a row in quotes, or the place of a head, from 1 to {}",
                                Strip::kMostCells),
                    arguments[i].offset);
      }
      const std::uint64_t head = std::uint64_t{1} << (*place - 1);
      if ((heads & head) != 0) {
        return fail(fmt::format("there is a head on place {} already", *place),
                    arguments[i].offset);
      }
      heads |= head;
    }
    const Strip row(std::max(1, 64 - std::countl_zero(heads)), heads, 0);
    SUMMAND_TRY(small, rules.of_few_moves(row));
    return Start<Coins>{std::move(rules), small};
  }
  std::string print_call(const Position& row) const {
    return fmt::format("coins(\"{}\",\"{}\")", turning->print(), print(row));
  }

  Result<Position> parse(std::string_view text) const {
    SUMMAND_TRY(row, Strip::parse(text, kLetters));
    return of_few_moves(row);
  }
  std::string print(const Position& row) const { return row.print(kLetters); }
  std::string print_move(const Position&, Player, Move coins) const {
    std::string out;
    for (; coins != 0; coins &= coins - 1) {
      out += fmt::format("{}{}", out.empty() ? "" : ",", std::countr_zero(coins) + 1);
    }
    return out;
  }

  // All rows of at most 13 coins: more than 10,000.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (int length = 1; length <= 13; ++length) {
      for (std::uint64_t heads = 0; heads <= low_bits(length); ++heads) {
        visit(Strip(length, heads, 0));
      }
    }
  }

  BoardShape shape(const Position& row) const { return row.shape(kLetters); }
  std::vector<int> cells(const Position&, Player, Move coins) const {
    std::vector<int> out;
    for (; coins != 0; coins &= coins - 1) out.push_back(std::countr_zero(coins));
    return {out.rbegin(), out.rend()};
  }
  Picture picture(const Position& row) const { return row.picture(kLetters); }

 private:
  static constexpr Strip::Letters kLetters{'H', '\0', 'T'};

  // Every coin up to the last head can be turned to a head.
  Result<Position> of_few_moves(const Position& row) const {
    int moves = 0;
    for (int place = 0; place < 64 - std::countl_zero(row.left()); ++place) {
      if (!turning->for_each_turn(place, [&](CoinSet) { return ++moves <= kMostMoves; })) {
        return fail(fmt::format("a row in which the coins have more than {} moves", kMostMoves));
      }
    }
    return row;
  }
};

}  // namespace summand::games
