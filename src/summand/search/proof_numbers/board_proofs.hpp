// BoardProofs: a search by proof numbers as the search of a game (ruleset/board_search.hpp).
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "summand/ruleset/board_search.hpp"
#include "summand/search/proof_numbers/proof_search.hpp"

namespace summand {

// `Compact` has a function of(position), which gives a part or nullopt.
template <class Position, class Compact>
class BoardProofs final : public BoardSearchOf<Position> {
 public:
  using Sum = typename CompactSums<Compact>::Sum;

  BoardProofs(ValueStore& store, const OrderModel& model, const BoardSearchOptions& options)
      : values_(store),
        sums_(values_, options.most_valued),
        table_(store.budget(), log2_entries(options.table_bytes)),
        search_(sums_, table_, model) {}

  bool wins(std::span<const Position> positions, std::span<const Value> values,
            Player first) override {
    return search_.wins(sum_of(positions, values, first));
  }
  std::optional<bool> knows(std::span<const Position> positions, std::span<const Value> values,
                            Player first) override {
    return search_.knows(sum_of(positions, values, first));
  }
  std::uint64_t nodes() const override { return search_.nodes(); }
  void watch(SearchWatch* watch) override { search_.watch(watch); }
  std::string_view method() const override { return "proof numbers"; }
  unsigned key_bits() const override { return ProofTable::kKeyBits; }

  // Whether a search can hold the positions, and all that moves leave of them.
  static bool fits(std::span<const Position> positions, const BoardSearchOptions& options) {
    std::size_t size = 0;
    for (const Position& position : positions) {
      const auto part = Compact::of(position);
      if (!part) return false;
      size += static_cast<std::size_t>(Compact::size(*part));
    }
    return size <= Sum::kMostParts * static_cast<std::size_t>(options.most_valued + 1);
  }

 private:
  static unsigned log2_entries(std::size_t bytes) {
    return static_cast<unsigned>(std::bit_width(bytes / ProofTable::kEntryBytes | 1)) - 1;
  }

  // As the player sees it who starts.
  Sum sum_of(std::span<const Position> positions, std::span<const Value> values, Player first) {
    const bool turns = first == Player::right;
    Sum out;
    for (const Position& position : positions) {
      const auto part = *Compact::of(position);
      sums_.add(turns ? Compact::mirrored(part) : part, out);
    }
    for (const Value value : values) {
      sums_.add(turns ? values_.store().negative(value) : value, out);
    }
    sums_.tidy(out);
    return out;
  }

  SearchedValues values_;
  CompactSums<Compact> sums_;
  ProofTable table_;
  ProofSearch<Compact> search_;
};

// The search for the first of these compact forms that holds the positions. Null if none does.
template <class Position, class... Compact>
std::unique_ptr<BoardSearchOf<Position>> board_proofs(std::span<const Position> positions,
                                                      ValueStore& store, const OrderModel& model,
                                                      const BoardSearchOptions& options) {
  std::unique_ptr<BoardSearchOf<Position>> out;
  const auto take = [&]<class C>() {
    if (!BoardProofs<Position, C>::fits(positions, options)) return false;
    out = std::make_unique<BoardProofs<Position, C>>(store, model, options);
    return true;
  };
  static_cast<void>((take.template operator()<Compact>() || ...));
  return out;
}

}  // namespace summand
