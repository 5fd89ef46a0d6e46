// NimHeaps: the moves of Nim, a base for the games that are Nim in disguise.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/heap_move.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

struct NimHeaps {
  static constexpr bool splits_by_moves = true;

  using Position = Heaps;
  struct Move {
    std::uint64_t from, to;  // a heap of size `from` becomes a heap of size `to`
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const NimHeaps&) const = default;

  template <class Visit>
  void for_each_move(const Position& heaps, Player, Visit&& visit) const {
    for (const std::uint64_t heap : heaps.distinct()) {
      for (std::uint64_t to = 0; to < heap; ++to) visit(Move{heap, to});
    }
  }
  Position play(Position heaps, Player, Move move) const {
    heaps.replace(move.from, move.to);
    return heaps;
  }

  std::string heap_code() const { return "0.[3]"; }
  bool impartial(const Position&) const { return true; }
  Position mirror(const Position& heaps) const { return heaps; }

  std::vector<Position> parts(const Position& heaps) const {
    std::vector<Position> out;
    for (const std::uint64_t heap : heaps.sizes()) out.push_back(Heaps({heap}));
    return out;
  }

  std::uint64_t move_count(const Position& heaps, Player) const {
    std::uint64_t count = 0;
    for (const std::uint64_t heap : heaps.distinct()) {
      if (__builtin_add_overflow(count, heap, &count)) return ~std::uint64_t{0};
    }
    return count;
  }
  // Reduces a heap to the size that gives the nim-sum, if that is smaller.
  std::vector<Move> moves_to_nimber(const Position& heaps, std::uint64_t nimber,
                                    ValueStore&) const {
    std::vector<Move> out;
    for (const std::uint64_t heap : heaps.distinct()) {
      const std::uint64_t to = heap ^ heaps.nim_sum() ^ nimber;
      if (to < heap) out.push_back({heap, to});
    }
    return out;
  }

  std::string print_move(const Position&, Player, Move move) const {
    return HeapMove{move.from, {move.to}}.print();
  }
  std::optional<Move> read_move(const Position& heaps, Player, std::string_view name) const {
    const auto move = HeapMove::read(name);
    if (!move || !heaps.has(move->from) || move->left[1] != 0) return std::nullopt;
    return move->left[0] < move->from ? std::optional(Move{move->from, move->left[0]})
                                      : std::nullopt;
  }

  // All positions of at most four heaps of at most 20.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Heaps::for_each_up_to(4, 20, visit);
  }

  BoardShape shape(const Position& heaps) const { return heaps.shape(); }
  std::vector<int> cells(const Position& heaps, Player, Move move) const {
    return {heaps.place_of(move.from)};
  }

  Result<Position> parse(std::string_view text) const { return Heaps::parse(text); }
  std::string print(const Position& heaps) const { return heaps.print(); }
};

}  // namespace summand
