// BoardProofs: a search by proof numbers as the search of a game (ruleset/board_search.hpp).
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/stable_sort.hpp"
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

  // The model is used unless the options have one of model_rows() rows. It must live as long as the
  // search.
  BoardProofs(ValueStore& store, const OrderModel& model, const BoardSearchOptions& options)
      : BoardProofs(store, chosen(model, options.model), most_valued(options),
                    std::make_shared<SharedProofs>(
                        store.budget(), ProofTable::log2_entries(options.table_bytes))) {}

  bool wins(std::span<const Position> positions, std::span<const Value> values,
            Player first) override {
    if constexpr (ImpartialCompact<Compact>) {
      return *part_by_part(positions, values, [this](const Sum& its) { return search_.wins(its); });
    } else {
      return search_.wins(sum_of(positions, values, first));
    }
  }
  std::optional<bool> knows(std::span<const Position> positions, std::span<const Value> values,
                            Player first) override {
    if constexpr (ImpartialCompact<Compact>) {
      return part_by_part(positions, values, [this](const Sum& its) { return search_.knows(its); });
    } else {
      return search_.knows(sum_of(positions, values, first));
    }
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
    proofs_->table.for_each_costly(most,
                                   [&](const ProofEntry& its) { visit({its.first, its.second}); });
  }
  void take(const Result& result) override { proofs_->table.take({result[0], result[1]}); }
  void at_times(const std::function<void()>& call) override { search_.at_times(call); }
  std::size_t model_rows() const override { return model_rows_of_game(); }

  // Whether a search can hold the positions, and all that moves leave of them.
  static bool fits(std::span<const Position> positions, const BoardSearchOptions& options) {
    if (ImpartialCompact<Compact> && options.beside == Beside::values) return false;
    std::size_t size = 0;
    for (const Position& position : positions) {
      const auto part = Compact::of(position);
      if (!part) return false;
      const auto its = static_cast<std::size_t>(Compact::size(*part));
      // Boards of an impartial game are searched one at a time.
      size = ImpartialCompact<Compact> ? std::max(size, its) : size + its;
    }
    return size <= Sum::kMostParts * static_cast<std::size_t>(most_valued(options) + 1);
  }

 private:
  using Model = std::shared_ptr<const OrderModel>;

  BoardProofs(ValueStore& store, Model model, int most_valued, std::shared_ptr<SharedProofs> proofs)
      : sums_(store, most_valued),
        model_(std::move(model)),
        most_valued_(most_valued),
        proofs_(std::move(proofs)),
        search_(sums_, *proofs_, *model_) {}

  static Model chosen(const OrderModel& usual, std::span<const OrderModel::Weights> given) {
    if (given.size() != model_rows_of_game()) return Model(Model(), &usual);
    return std::make_shared<OrderModel>(std::vector(given.begin(), given.end()));
  }
  static std::size_t model_rows_of_game() { return Compact::features() + SumFeatures::kCount; }

  static int most_valued(const BoardSearchOptions& options) {
    return options.most_valued.value_or(Compact::kMostValued);
  }

  // Who wins an impartial sum, by answer(part and heap). A search of one part is much shorter than
  // one of several, so the nimbers of all but the largest are found. The part is asked beside 0, 1,
  // 2 and so on, because a proof beside a great heap contains those beside less. nullopt if an
  // answer is missing.
  template <class Answer>
  std::optional<bool> part_by_part(std::span<const Position> positions,
                                   std::span<const Value> values, Answer&& answer) {
    std::uint64_t star = 0;
    std::vector<Sum> parts = parts_of(positions, values, star);
    if (parts.empty()) return star != 0;
    Sum last = parts.back();
    parts.pop_back();
    for (Sum& part : parts) {
      std::optional<bool> wins = answer(part);
      for (; wins && *wins; wins = answer(part)) ++part.star;
      if (!wins) return std::nullopt;
      star ^= part.star;
    }
    for (; last.star < star; ++last.star) {
      const std::optional<bool> wins = answer(last);
      if (wins && !*wins) return true;  // this is its nimber
    }
    return answer(last);
  }
  // The parts one by one, the largest last. Equal ones are gone, and `star` has the nimbers of the
  // rest.
  std::vector<Sum> parts_of(std::span<const Position> positions, std::span<const Value> values,
                            std::uint64_t& star) {
    std::vector<Sum> out;
    Sum sum;
    for (const Value value : values) sums_.add(value, sum);
    star ^= sum.star;
    for (const Position& position : positions) {
      sum = {};
      sums_.add(*Compact::of(position), sum);
      star ^= sum.star;
      for (const auto& its : sum.parts) {
        const auto same = std::ranges::find_if(
            out, [&](const Sum& other) { return other.parts[0].key == its.key; });
        if (same != out.end()) {
          out.erase(same);
        } else {
          out.emplace_back().parts.push_back(its);
        }
      }
    }
    stable_sort(out, [](const Sum& a, const Sum& b) {
      return Compact::size(a.parts[0].part) < Compact::size(b.parts[0].part);
    });
    return out;
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
  Model model_;
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
