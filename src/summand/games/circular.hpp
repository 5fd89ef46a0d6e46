// Rows with joined ends: circular Kayles and similar games (Winning Ways ch. 4).
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/heaps/ring_rules.hpp"
#include "summand/ruleset/taking.hpp"

namespace summand::games {

struct Circular {
  static constexpr bool splits_by_moves = true;

  static constexpr RulesetInfo info{
      .name = "circular",
      .title = "Rings of games by code",
      .rules =
          "Counters lie in rings. The first move in a ring takes neighbouring counters: as many as "
          "the code allows if one heap is left, or all if the code allows that. The rest is a row, "
          "which is played by the code.",
      .notation =
          "circular(kayles, 7, 5), or circular(\"0.77\", 7, 5), has rings of 7 and 5 pins; with "
          "rows "
          "it is circular(kayles, \"o7,o5,3\"), where o7 is a ring and 3 a row. In quotes alone, "
          "rings "
          "and rows of Kayles. The move o7->5 opens a ring, 5->3,1 splits a row.",
      .source = "Winning Ways ch. 4",
      .examples = {"o7,o5", "o6,4"},
  };

  struct Position {
    Heaps rings, rows;

    friend bool operator==(const Position&, const Position&) = default;
    friend auto operator<=>(const Position&, const Position&) = default;
    friend std::uint64_t hash_value(const Position& position) {
      return hash_combine(hash_value(position.rings), hash_value(position.rows));
    }
    std::size_t heap_bytes() const { return rings.heap_bytes() + rows.heap_bytes(); }
  };
  struct Move {
    bool ring;
    HeapMove move;
    auto operator<=>(const Move&) const = default;
  };

  heaps::RingRules ring_rules{heaps::Code({{}, {7}, {7}})};  // Kayles, unless another code is given

  bool operator==(const Circular&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player, Visit&& visit) const {
    for (const std::uint64_t ring : position.rings.distinct()) {
      ring_rules.for_each_move(ring, [&](const auto& left) { visit(Move{true, {ring, left}}); });
    }
    for (const std::uint64_t row : position.rows.distinct()) {
      ring_rules.rows().for_each_move(row,
                                      [&](const auto& left) { visit(Move{false, {row, left}}); });
    }
  }
  Position play(Position position, Player, const Move& move) const {
    (move.ring ? position.rings : position.rows).replace(move.move.from, 0);
    for (const std::uint64_t row : move.move.left) position.rows.add(row);
    return position;
  }

  bool impartial(const Position&) const { return true; }
  Position mirror(const Position& position) const { return position; }

  std::vector<Position> parts(const Position& position) const {
    std::vector<Position> out;
    for (const std::uint64_t ring : position.rings.sizes()) out.push_back({Heaps({ring}), {}});
    for (const std::uint64_t row : position.rows.sizes()) out.push_back({{}, Heaps({row})});
    return out;
  }

  std::optional<Known> theorem(const Position& position, ValueStore& store) const {
    return Known{store.nimber(nim_sum(position, row_values(store))),
                 "rings by the rows they become (Winning Ways ch. 4)"};
  }

  std::uint64_t move_count(const Position& position, Player) const {
    std::uint64_t count = 0;
    bool many = false;
    const auto add = [&](std::uint64_t more) {
      many |= __builtin_add_overflow(count, more, &count);
    };
    for (const std::uint64_t ring : position.rings.distinct()) add(ring_rules.count_of_moves(ring));
    for (const std::uint64_t row : position.rows.distinct())
      add(ring_rules.rows().count_of_moves(row));
    return many ? ~std::uint64_t{0} : count;
  }
  std::vector<Move> moves_to_nimber(const Position& position, std::uint64_t nimber,
                                    ValueStore& store) const {
    heaps::HeapValues& rows = row_values(store);
    const std::uint64_t needed = nimber ^ nim_sum(position, rows);
    std::vector<Move> out;
    for (const std::uint64_t ring : position.rings.distinct()) {
      for (const auto& left :
           ring_rules.moves_to(ring, needed ^ ring_rules.value(ring, rows), rows))
        out.push_back({true, {ring, left}});
    }
    for (const std::uint64_t row : position.rows.distinct()) {
      for (const auto& left : rows.moves_to(row, needed ^ rows[row]))
        out.push_back({false, {row, left}});
    }
    return out;
  }

  // circular(kayles, 7, 5), circular(kayles, "o7,3").
  static Result<Start<Circular>> make(const Arguments& arguments);
  // Reads "o7,o5,3". The o marks a ring.
  Result<Position> parse(std::string_view text) const;
  std::string print(const Position& position) const;
  std::string print_call(const Position& position) const;
  std::string print_move(const Position&, Player, const Move& move) const {
    return (move.ring ? "o" : "") + move.move.print();
  }
  std::optional<Move> read_move(const Position& position, Player, std::string_view name) const {
    const bool ring = name.starts_with('o');
    const auto move = HeapMove::read(name.substr(ring ? 1 : 0));
    if (!move || !(ring ? position.rings : position.rows).has(move->from)) return std::nullopt;
    const bool legal = ring ? ring_rules.allows(move->from, move->left)
                            : ring_rules.rows().allows(move->from, move->left);
    return legal ? std::optional(Move{ring, *move}) : std::nullopt;
  }

  // Rings, and behind them rows.
  BoardShape shape(const Position& position) const {
    BoardShape out = position.rings.shape();
    for (ShapeHeap& ring : out.heaps) ring.ring = true;
    for (const std::uint64_t row : position.rows.sizes()) out.heaps.push_back({.size = row});
    return out;
  }
  std::vector<int> cells(const Position& position, Player, const Move& move) const {
    if (move.ring) return {position.rings.place_of(move.move.from)};
    const int rings = static_cast<int>(position.rings.sizes().size());
    return {rings + position.rows.place_of(move.move.from)};
  }

  // Rings of hollow counters above rows of full ones.
  Picture picture(const Position& position) const;

  // All positions of at most 15 counters.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Heaps::for_each_with_at_most(15, [&](const Heaps& rings) {
      std::uint64_t used = 0;
      for (const std::uint64_t ring : rings.sizes()) used += ring;
      Heaps::for_each_with_at_most(15 - used,
                                   [&](const Heaps& rows) { visit(Position{rings, rows}); });
    });
  }

 private:
  heaps::HeapValues& row_values(ValueStore& store) const {
    return ring_rules.rows().values_in(store.side_tables());
  }
  std::uint64_t nim_sum(const Position& position, heaps::HeapValues& rows) const {
    std::uint64_t sum = 0;
    for (const std::uint64_t ring : position.rings.sizes()) sum ^= ring_rules.value(ring, rows);
    for (const std::uint64_t row : position.rows.sizes()) sum ^= rows[row];
    return sum;
  }
};

}  // namespace summand::games
