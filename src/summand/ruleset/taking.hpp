// Taking: the base of all games of taking and breaking.
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

// The set of numbers in the first argument of a call: {1,2,5}, "1,2,5", or a single number.
// `example` is a call for the error message.
Result<std::vector<std::uint64_t>> numbers_of(const Arguments& arguments, std::string_view example);

// `Game` has a member `heap_rules` for the moves and values of single heaps (heaps::SharedRules).
template <class Game>
struct Taking {
  using Position = Heaps;
  using Move = HeapMove;

  static constexpr bool splits_by_moves = true;

  friend bool operator==(const Taking&, const Taking&) = default;

  template <class Visit>
  void for_each_move(const Heaps& heaps, Player, Visit&& visit) const {
    for (const std::uint64_t heap : heaps.distinct()) {
      game().heap_rules.for_each_move(heap, [&](const auto& left) { visit(HeapMove{heap, left}); });
    }
  }
  Heaps play(Heaps heaps, Player, const HeapMove& move) const {
    heaps.replace(move.from, 0);
    for (const std::uint64_t heap : move.left) heaps.add(heap);
    return heaps;
  }

  std::string heap_code() const { return game().heap_rules.code(); }
  bool impartial(const Heaps&) const { return true; }
  Heaps mirror(const Heaps& heaps) const { return heaps; }

  std::vector<Heaps> parts(const Heaps& heaps) const {
    std::vector<Heaps> out;
    for (const std::uint64_t heap : heaps.sizes()) out.push_back(Heaps({heap}));
    return out;
  }

  // The values of heaps are added without carry. The citation is that of the largest heap.
  std::optional<Known> theorem(const Heaps& heaps, ValueStore& store) const {
    auto& values = game().heap_rules.values_in(store.side_tables());
    std::uint64_t nim_sum = 0;
    std::string_view theorem = "no heap, no move";
    for (const std::uint64_t heap : heaps.sizes()) {
      const auto found = values.find(heap);
      nim_sum ^= found.value;
      theorem = found.theorem;
    }
    return Known{store.nimber(nim_sum), theorem};
  }

  std::uint64_t move_count(const Heaps& heaps, Player) const {
    std::uint64_t count = 0;
    for (const std::uint64_t heap : heaps.distinct()) {
      if (__builtin_add_overflow(count, game().heap_rules.count_of_moves(heap), &count))
        return ~std::uint64_t{0};
    }
    return count;
  }
  std::vector<HeapMove> moves_to_nimber(const Heaps& heaps, std::uint64_t nimber,
                                        ValueStore& store) const {
    auto& values = game().heap_rules.values_in(store.side_tables());
    std::uint64_t needed = nimber;
    for (const std::uint64_t heap : heaps.sizes()) needed ^= values[heap];
    std::vector<HeapMove> out;
    for (const std::uint64_t heap : heaps.distinct()) {
      const std::uint64_t rest = needed ^ values[heap];
      for (const auto& left : values.moves_to(heap, rest)) out.push_back({heap, left});
    }
    return out;
  }

  Result<Heaps> parse(std::string_view text) const { return Heaps::parse(text); }
  std::string print(const Heaps& heaps) const { return heaps.print(); }
  std::string print_move(const Heaps&, Player, const HeapMove& move) const { return move.print(); }
  std::optional<HeapMove> read_move(const Heaps& heaps, Player, std::string_view name) const {
    const auto move = HeapMove::read(name);
    if (!move || !heaps.has(move->from)) return std::nullopt;
    return game().heap_rules.allows(move->from, move->left) ? move : std::nullopt;
  }
  Picture picture(const Heaps& heaps) const { return heaps.picture(); }
  BoardShape shape(const Heaps& heaps) const { return heaps.shape(); }
  std::vector<int> cells(const Heaps& heaps, Player, const HeapMove& move) const {
    return {heaps.place_of(move.from)};
  }

  // All positions of at most 26 counters: more than 10,000.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Heaps::for_each_with_at_most(26, visit);
  }

 private:
  const Game& game() const { return static_cast<const Game&>(*this); }
};

}  // namespace summand
