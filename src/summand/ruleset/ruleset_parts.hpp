// RulesetParts<R>: the parts of one ruleset, in one version, that a search has met, by number.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/memo.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/ruleset/version.hpp"

namespace summand {

template <Ruleset R>
class RulesetParts final : public PartTable {
 public:
  using Rules = Version<R>;
  using Position = typename R::Position;

  RulesetParts(Rules rules, std::uint32_t id, PartTables& tables)
      : PartTable(id, R::info.title, tables.evaluators().store()),
        rules_(std::move(rules)),
        tables_(&tables),
        evaluators_(&tables.evaluators()),
        easy_(tables.easy()),
        numbers_(rules_.rules, budget()),
        positions_(budget()),
        moves_(budget()),
        bounds_(rules_.rules, *evaluators_),
        small_(kHasBounds ? std::size_t{1} << kLog2Small : 0),
        seen_(budget()),
        left_(budget()),
        left_ends_(budget()) {}

  const Rules& rules() const { return rules_; }

  // Adds the parts of so many copies of a position. Throws LimitReached.
  void add(const Position& position, PartList& out, std::uint64_t copies = 1) {
    if constexpr (ChecksEnds<R>) rules_.expect_end(position, evaluators_->by() == By::anything);
    visit_parts(rules_, position, [&](const Position& part, std::uint64_t count) {
      add_all(number_of_part(part), count, copies, out);
    });
  }

  void push_moves(std::uint32_t part, Player player, std::vector<std::int32_t>& merits) override {
    const Position position = positions_[part];
    const bool is_bounded = has_bounds(part);
    for_each_move(rules_, position, player, [&](const typename Rules::Move& move) {
      budget().ask();
      moves_.push_back(move);
      merits.push_back(is_bounded ? 0 : merit(rules_.play(position, player, move), player));
    });
  }
  std::size_t moves_on_stack() const override { return moves_.size(); }
  void drop_moves(std::size_t to) override { moves_.truncate(to); }
  void play(std::uint32_t part, Player player, std::size_t move, PartList& out) override {
    add(rules_.play(Position(positions_[part]), player, moves_[move]), out);
  }

  // First all results, then their numbers, so that memory can be prefetched.
  void list_options(std::uint32_t part, Player player, OptionList& out) override {
    left_.truncate(0);
    left_ends_.truncate(0);
    merits_.clear();
    const Position position = positions_[part];
    for_each_move(rules_, position, player, [&](const typename Rules::Move& move) {
      budget().ask();
      const Position after = rules_.play(position, player, move);
      merits_.push_back(merit(after, player));
      for_each_part(rules_, after, [&](const Position& its_part, std::uint64_t count) {
        left_.push_back({its_part, count});
        numbers_.prefetch(its_part);
      });
      left_ends_.push_back(left_.size());
    });
    for (std::size_t i = 0; i < left_.size(); ++i) {
      LeftPart& left = left_[i];
      left.number = Marked{numbers_.find(left.position)};
      if constexpr (HasRepresentative<R>) {
        if (left.number) continue;
        left.position = rules_.representative(left.position);
        numbers_.prefetch(left.position);
      }
    }
    PartList parts{std::move(out.values), std::move(out.parts)};
    for (std::size_t i = 0, at = 0; i < left_ends_.size(); ++i) {
      for (; at < left_ends_[i]; ++at) {
        const LeftPart& left = left_[at];
        add_all(left.number ? left.number : number_of(left.position), left.count, 1, parts);
      }
      out.options.push_back({merits_[i], static_cast<std::uint32_t>(parts.values.size()),
                             static_cast<std::uint32_t>(parts.parts.size())});
    }
    out.values = std::move(parts.values);
    out.parts = std::move(parts.parts);
  }

  bool has_bounds([[maybe_unused]] std::uint32_t part) const override {
    if constexpr (kHasBounds) {
      return rules_.kind == VersionKind::itself && rules_.rules.key(positions_[part]).has_value();
    }
    return false;
  }
  PartBounds bounds([[maybe_unused]] std::uint32_t part) override {
    if constexpr (kHasBounds) return bounds_.of(positions_[part]);
    return {};
  }
  bool add_key([[maybe_unused]] std::uint32_t part, [[maybe_unused]] SumKey& out) const override {
    if constexpr (HasKey<R>) {
      const std::optional<PositionKey> key = rules_.rules.key(positions_[part]);
      if (key) out.add(id(), *key);
      return key.has_value();
    }
    return false;
  }
  void glance([[maybe_unused]] std::uint32_t part, [[maybe_unused]] Player player,
              [[maybe_unused]] std::size_t move, Glance& out) override {
    out.clear();
    if constexpr (kHasBounds) {
      seen_.truncate(0);
      visit_parts(rules_, rules_.play(positions_[part], player, moves_[move]),
                  [&](const Position& any, std::uint64_t) { glance_part(any, out); });
    }
  }
  void add_glance_key([[maybe_unused]] SumKey& out) const override {
    if constexpr (kHasBounds) {
      for (std::size_t i = 0; i < seen_.size(); ++i) {
        out.add(id(), *rules_.rules.key(rules_.representative(seen_[i])));
      }
    }
  }

  void negate(std::uint32_t part, PartList& out) override {
    const Position position = positions_[part];
    if constexpr (HasMirror<R>) {
      add(rules_.mirror(position), out);
    } else if (is_impartial(rules_, position)) {
      add(position, out);
    } else {
      tables_->of<RulesetParts>(rules_.opposite()).add(position, out);
    }
  }
  bool impartial(std::uint32_t part) const override {
    return is_impartial(rules_, positions_[part]);
  }

 private:
  static constexpr bool kHasBounds = HasBounds<R> && HasKey<R> && HasRepresentative<R>;
  struct NoBounds {
    NoBounds(const R&, Evaluators&) {}
  };
  template <class T>
  struct BoundsOf {
    using Type = NoBounds;
  };
  template <HasBounds T>
  struct BoundsOf<T> {
    using Type = typename T::Bounds;
  };

  struct Small {
    PositionKey key{};
    Value value{};
  };
  static constexpr int kLog2Small = 12;

  struct LeftPart {
    Position position;        // later its representative
    std::uint64_t count = 1;  // of copies
    Marked number{};          // none until it is found
  };

  Budget& budget() { return evaluators_->store().budget(); }

  void add_all(Marked part, std::uint64_t count, std::uint64_t times, PartList& out) {
    if (count == 1 && times == 1) return add_part(part, 1, out);
    constexpr std::uint64_t kMany = 8;
    if (!part.has_value() && count > kMany / times) part = with_value(part);
    add_copies(part, count, times, out);
  }
  // The part with its value, if it has few moves. Many copies of a value are one value.
  Marked with_value(Marked part) {
    if constexpr (Loopy<R>) return part;
    const Position position = positions_[part.number()];
    if (move_count(position) > easy_.moves) return part;
    return new_number(position, evaluators_->of(rules_)(position));
  }
  Marked number_of_part(const Position& part) {
    const Marked known{numbers_.find(part)};
    return known ? known : number_of_representative(part);
  }
  Marked number_of_representative(const Position& part) {
    if constexpr (HasRepresentative<R>) {
      return number_of(rules_.representative(part));
    } else {
      return new_number(part);
    }
  }
  Marked number_of(const Position& representative) {
    const Marked known{numbers_.find(representative)};
    return known ? known : new_number(representative);
  }
  [[gnu::noinline]] Marked new_number(const Position& position) {
    const Marked number = new_number(position, easy_value(position));
    numbers_.insert(position, number.bits);
    return number;
  }
  Marked new_number(const Position& position, Value value) {
    positions_.truncate(size());  // a limit may have left one
    positions_.push_back(position);
    return enter(value);
  }

  void glance_part(const Position& any, Glance& out)
    requires kHasBounds
  {
    if (easy_.moves > 0 && bounds_.is_easy(any)) {
      out.values.push_back(value_of_small(any));
      return;
    }
    const PartBounds its = bounds_.of(any);
    for (std::size_t i = 0; i < 2; ++i) out.others.guarantees[i].add(its.guarantees[i]);
    out.others.mean += its.mean;
    out.has_others = true;
    seen_.push_back(any);
  }

  // The same small parts come up again and again.
  Value value_of_small(const Position& part)
    requires kHasBounds
  {
    const PositionKey key = *rules_.rules.key(part);
    Small& small = small_[WideKeyHash()(key) >> (64 - kLog2Small)];
    if (!small.value || small.key != key) small = {key, evaluators_->of(rules_)(part)};
    return small.value;
  }

  Value easy_value(const Position& position) {
    auto& evaluator = evaluators_->of(rules_);
    if (evaluators_->by() == By::anything || Loopy<R>) {
      const std::optional<Known> known = evaluator.theorem(position);
      if (const Value* value = known ? std::get_if<Value>(&known->what) : nullptr) return *value;
    }
    if constexpr (Loopy<R>) refuse_loopy(R::info);
    if constexpr (kHasBounds) {
      if (rules_.kind == VersionKind::itself && rules_.rules.key(position)) {
        return easy_.moves > 0 && bounds_.is_easy(position) ? evaluator(position) : Value();
      }
    }
    const std::uint64_t moves = move_count(position);
    if (moves > easy_.moves) return {};
    if (!easy_.positions) return evaluator(position);
    if (!tries_.worth(moves)) return {};
    const Value value = evaluator.within(*easy_.positions, position);
    tries_.note(moves, static_cast<bool>(value));
    return value;
  }

  std::uint64_t move_count(const Position& position) const {
    return move_count(position, Player::left) + move_count(position, Player::right);
  }
  std::uint64_t move_count(const Position& position, Player player) const {
    if constexpr (CountsMoves<R>) {
      return rules_.move_count(position, player);
    } else {
      std::uint64_t moves = 0;
      for_each_move(rules_, position, player, [&](const auto&) { ++moves; });
      return moves;
    }
  }

  std::int32_t merit(const Position& after, Player player) {
    const auto mine = static_cast<std::int64_t>(move_count(after, player));
    // Impartial parts with few moves are finished soon.
    if (is_impartial(rules_, after)) return clamped_merit(-mine);
    return clamped_merit(mine - static_cast<std::int64_t>(move_count(after, opponent(player))));
  }

  Rules rules_;
  PartTables* tables_;
  Evaluators* evaluators_;
  EasyParts easy_;
  EasyTries tries_;
  PositionMemo<R, std::uint32_t> numbers_;  // the bits of a Marked
  ChargedVector<Position> positions_;       // by number
  ChargedVector<typename Rules::Move> moves_;
  [[no_unique_address]] typename BoundsOf<R>::Type bounds_;
  std::vector<Small> small_;
  ChargedVector<Position> seen_;  // the parts of the last glance without easy values
  // The results of all options: the parts, where those of each end, and the merits.
  ChargedVector<LeftPart> left_;
  ChargedVector<std::size_t> left_ends_;
  std::vector<std::int32_t> merits_;
};

}  // namespace summand
