// BoardProofs: a search by proof numbers as the search of a game (ruleset/board_search.hpp).
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "summand/ruleset/board_search.hpp"
#include "summand/search/proof_numbers/proof_search.hpp"

namespace summand {

// `Compact` has a function of(position), which gives a part or nullopt, a word for its form, and
// the size of the greatest parts that are worth their values.
template <class Position, class Compact>
class BoardProofs final : public BoardSearchOf<Position> {
 public:
  using Sums = BoardSums<Compact>;
  using Sum = typename Sums::Sum;
  using typename BoardSearchOf<Position>::Result;

  BoardProofs(ValueStore& store, const OrderModel& model, const BoardSearchOptions& options)
      : BoardProofs(
            store, model, most_valued(options),
            std::make_shared<SharedProofs>(store.budget(), log2_entries(options.table_bytes))) {}

  bool wins(std::span<const Position> positions, std::span<const Value> values,
            Player first) override {
    Sum sum = sum_of(positions, values, first);
    if constexpr (ImpartialCompact<Compact>) leave_one_part(sum);
    return search_.wins(sum);
  }
  std::optional<bool> knows(std::span<const Position> positions, std::span<const Value> values,
                            Player first) override {
    return search_.knows(sum_of(positions, values, first));
  }
  std::uint64_t nodes() const override { return search_.nodes(); }
  void watch(SearchWatch* watch, const std::atomic<bool>* stop = nullptr) override {
    search_.watch(watch, stop);
  }
  std::string_view method() const override { return kByProofNumbers; }
  unsigned key_bits() const override { return ProofTable::kKeyBits; }

  bool can_share() const override { return true; }
  void stop_after(std::uint64_t nodes) override { search_.stop_after(nodes); }
  std::unique_ptr<BoardSearchOf<Position>> beside(ValueStore& store) override {
    proofs_->is_shared = true;
    return std::unique_ptr<BoardSearchOf<Position>>(
        new BoardProofs(store, model_, most_valued_, proofs_));
  }
  std::string_view form() const override { return Compact::kForm; }
  void for_each_costly(std::uint64_t most,
                       const std::function<void(const Result&)>& visit) const override {
    proofs_->table.for_each_costly(
        most, [&](const ProofTable::Words& its) { visit({its.first, its.second}); });
  }
  void take(const Result& result) override { proofs_->table.take({result[0], result[1]}); }
  void at_times(std::function<void()> call) override { search_.at_times(std::move(call)); }

  // Whether a search can hold the positions, and all that moves leave of them.
  static bool fits(std::span<const Position> positions, const BoardSearchOptions& options) {
    if (ImpartialCompact<Compact> && options.beside == Beside::values) return false;
    std::size_t size = 0;
    for (const Position& position : positions) {
      const auto part = Compact::of(position);
      if (!part) return false;
      size += static_cast<std::size_t>(Compact::size(*part));
    }
    return size <= Sum::kMostParts * static_cast<std::size_t>(most_valued(options) + 1);
  }

 private:
  BoardProofs(ValueStore& store, const OrderModel& model, int most_valued,
              std::shared_ptr<SharedProofs> proofs)
      : sums_(store, most_valued),
        model_(model),
        most_valued_(most_valued),
        proofs_(std::move(proofs)),
        search_(sums_, *proofs_, model) {}

  static int most_valued(const BoardSearchOptions& options) {
    return options.most_valued.value_or(Compact::kMostValued);
  }
  static unsigned log2_entries(std::size_t bytes) {
    return static_cast<unsigned>(std::bit_width(bytes / ProofTable::kEntryBytes | 1)) - 1;
  }

  // Takes the nimbers of all parts but the largest into the heap, since a search of one part is
  // much shorter than one of several.
  void leave_one_part(Sum& sum) {
    while (sum.parts.size() > 1) {
      const auto smallest = std::ranges::min_element(
          sum.parts, {}, [](const auto& its) { return Compact::size(its.part); });
      Sum part;
      part.parts.push_back(*smallest);
      while (search_.wins(part)) ++part.star;
      sum.star ^= part.star;
      sum.parts.remove(static_cast<std::size_t>(smallest - sum.parts.begin()));
    }
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
      sums_.add(turns ? sums_.store().negative(value) : value, out);
    }
    sums_.tidy(out);
    return out;
  }

  Sums sums_;
  const OrderModel& model_;
  int most_valued_;
  std::shared_ptr<SharedProofs> proofs_;
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
