// RulesetParts<R>: the parts of one ruleset, in one version, that a search has met, by number.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/ruleset/kept_position.hpp"
#include "summand/ruleset/kept_results.hpp"
#include "summand/ruleset/memo.hpp"
#include "summand/ruleset/part_records.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/ruleset/version.hpp"

namespace summand {

template <Ruleset R>
class RulesetParts final : public PartTable {
 public:
  using Rules = Version<R>;
  using Position = typename R::Position;

  RulesetParts(const Rules& rules, std::uint32_t id, PartTables& tables)
      : RulesetParts(id, tables, records_of(rules, id, tables), rules) {}

  const Rules& rules() const { return rules_; }

  // Adds the parts of so many copies of a position. Throws LimitReached.
  void add(const Position& position, PartList& out, std::uint64_t copies = 1) {
    if constexpr (ChecksEnds<R>) rules_.expect_end(position, evaluators_->by() == By::anything);
    visit_parts(rules_, position, [&](const Position& part, std::uint64_t count) {
      add_all(number_of_part(part), count, copies, out);
    });
  }

  void push_moves(std::uint32_t part, Player player, std::vector<std::int32_t>& merits) override {
    const Position& position = records_->position(part);
    for_each_move(rules_, position, player, [&](const typename Rules::Move& move) {
      budget().ask();
      moves_.push_back(move);
      merits.push_back(merit(rules_.play(position, player, move), player));
    });
  }
  std::size_t moves_on_stack() const override { return moves_.size(); }
  void drop_moves(std::size_t to) override { moves_.truncate(to); }
  void play(std::uint32_t part, Player player, std::size_t move, PartList& out) override {
    add(rules_.play(records_->position(part), player, moves_[move]), out);
  }

  bool list_options(std::uint32_t part, Player player, OptionList& out,
                    OptionWatch* watch) override {
    if (!find_results(part, player, watch)) return false;
    PartList parts{std::move(out.values), std::move(out.parts)};
    for (std::size_t i = 0, at = 0; i < left_ends_.size(); ++i) {
      for (; at < left_ends_[i]; ++at) {
        const LeftPart& left = left_[at];
        add_all(left.number ? left.number : number_of(unmet_[left.unmet]), left.count, 1, parts);
      }
      out.options.push_back({static_cast<std::uint32_t>(parts.values.size()),
                             static_cast<std::uint32_t>(parts.parts.size())});
    }
    out.values = std::move(parts.values);
    out.parts = std::move(parts.parts);
    return true;
  }

  std::optional<std::size_t> count_options(std::uint32_t part, Player player,
                                           OptionWatch& watch) override {
    if (!find_results(part, player, &watch)) return std::nullopt;
    hashes_.clear();
    for (std::size_t i = 0, at = 0; i < left_ends_.size(); ++i) {
      std::uint64_t hash = 0;
      for (; at < left_ends_[i]; ++at) {
        const LeftPart& left = left_[at];
        hash += left.count * (left.number ? left.number.hash() : hash_value(unmet_[left.unmet]));
      }
      hashes_.push_back(hash);
    }
    return count_distinct(hashes_);
  }

  bool has_bounds([[maybe_unused]] std::uint32_t part) const override {
    if constexpr (kHasBounds) {
      return rules_.kind == VersionKind::itself &&
             rules_.rules.key(records_->position(part)).has_value();
    }
    return false;
  }
  PartBounds bounds([[maybe_unused]] std::uint32_t part, [[maybe_unused]] Effort effort) override {
    if constexpr (kHasBounds) return bounds_.of(records_->position(part), effort);
    return {};
  }
  std::optional<PositionKey> key([[maybe_unused]] std::uint32_t part) const override {
    if constexpr (HasKey<R>) return rules_.rules.key(records_->position(part));
    return std::nullopt;
  }
  PartBounds first_glance([[maybe_unused]] std::uint32_t part, [[maybe_unused]] Player player,
                          [[maybe_unused]] std::size_t move,
                          [[maybe_unused]] Effort effort) override {
    if constexpr (kHasBounds) {
      return bounds_.of(rules_.play(records_->position(part), player, moves_[move]), effort);
    }
    return {};
  }
  void glance([[maybe_unused]] std::uint32_t part, [[maybe_unused]] Player player,
              [[maybe_unused]] std::size_t move, [[maybe_unused]] Effort effort,
              Glance& out) override {
    out.clear();
    if constexpr (kHasBounds) {
      seen_.truncate(0);
      visit_parts(rules_, rules_.play(records_->position(part), player, moves_[move]),
                  [&](const Position& any, std::uint64_t count) {
                    for (; count > 0; --count) glance_part(any, effort, out);
                  });
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
    const Position& position = records_->position(part);
    if constexpr (HasMirror<R>) {
      add(rules_.mirror(position), out);
    } else if (is_impartial(rules_, position)) {
      add(position, out);
    } else {
      tables_->of<RulesetParts>(rules_.opposite()).add(position, out);
    }
  }
  bool impartial(std::uint32_t part) const override {
    return is_impartial(rules_, records_->position(part));
  }

  const std::string& kept_game() const override { return kept_game_; }
  [[gnu::cold]] std::string kept_call(std::uint32_t part) const override {
    if constexpr (kKeepsResults) return summand::kept_call(rules_, records_->position(part));
    return {};
  }

 private:
  static constexpr bool kHasBounds = HasBounds<R>;
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

  using Records = RulesetRecords<R>;
  struct ChosenRecords {
    std::unique_ptr<Records> own;
    Records* records;
  };
  static ChosenRecords records_of(const Rules& rules, std::uint32_t id, PartTables& tables) {
    const Budget& budget = tables.evaluators().store().budget();
    if constexpr (kHasThreads) {
      if (SharedRecords* shared = tables.shared()) return {nullptr, &shared->of(rules, budget, id)};
    }
    auto own = std::make_unique<Records>(rules, budget, Records::Use::alone);
    Records* const records = own.get();
    return {std::move(own), records};
  }
  RulesetParts(std::uint32_t id, PartTables& tables, ChosenRecords chosen, Rules rules)
      : PartTable(id, R::info.title, tables.evaluators().store(), *chosen.records),
        rules_(std::move(rules)),
        kept_game_(kKeepsResults ? summand::kept_game(rules_) : std::string()),
        tables_(&tables),
        evaluators_(&tables.evaluators()),
        easy_(tables.easy()),
        own_records_(std::move(chosen.own)),
        records_(chosen.records),
        moves_(budget()),
        bounds_(rules_.rules, *evaluators_),
        small_(kHasBounds ? std::size_t{1} << kLog2Small : 0),
        seen_(budget()),
        left_(budget()),
        left_ends_(budget()),
        unmet_(budget()) {}

  struct Small {
    PositionKey key{};
    Value value{};
  };
  static constexpr int kLog2Small = 12;

  // A part of a result: its number, or its place in unmet_ if the table has not met it.
  struct LeftPart {
    MarkedPart number{};
    std::uint32_t unmet = 0;
    std::uint64_t count = 1;  // of copies
  };
  // The number of a part that was met lately, by its key before it is replaced by its
  // representative.
  struct Recent {
    std::uint64_t key = 0;
    MarkedPart number{};
  };
  static constexpr int kLog2Recent = 13;
  static constexpr bool kFindsRecent = HasRepresentative<R> && HasKey<R>;

  // Sets left_ to the parts of all results that the watch needs. Returns false if one is settling.
  bool find_results(std::uint32_t part, Player player, OptionWatch* watch) {
    left_.truncate(0);
    left_ends_.truncate(0);
    unmet_.truncate(0);
    if (kFindsRecent && recent_.empty()) recent_.resize(std::size_t{1} << kLog2Recent);
    const Position& position = records_->position(part);
    bool settled = false;
    for_each_move(rules_, position, player, [&](const typename Rules::Move& move) {
      if (settled) return;
      budget().ask();
      settled = !add_result(rules_.play(position, player, move), watch);
    });
    return !settled;
  }
  // Adds the parts of the result of a move, if the watch needs it. Returns false if it is settling.
  bool add_result(const Position& after, OptionWatch* watch) {
    const std::size_t first = left_.size();
    bool known = watch != nullptr;
    for_each_part(rules_, after, [&](const Position& part, std::uint64_t count) {
      left_.push_back(look_for(part, count));
      known = known && left_.back().number;
    });
    if (known) {
      result_.clear();
      for (std::size_t i = first; i < left_.size(); ++i) {
        add_copies(left_[i].number, left_[i].count, 1, result_);
      }
      const OptionWatch::Verdict verdict = watch->look_at(result_);
      if (verdict == OptionWatch::Verdict::settling) return false;
      if (verdict == OptionWatch::Verdict::closed) {
        left_.truncate(first);
        return true;
      }
    }
    left_ends_.push_back(left_.size());
    return true;
  }

  // Looks for a part of a result. If the table has not met it, adds its representative to unmet_.
  LeftPart look_for(const Position& part, std::uint64_t count) {
    Recent* recent = nullptr;
    std::uint64_t key = 0;
    if constexpr (kFindsRecent) {
      const std::optional<PositionKey> its = rules_.rules.key(part);
      if (its && its->high == 0) {
        key = its->low;
        recent = &recent_[NarrowKeyHash()(key) >> (64 - kLog2Recent)];
        if (recent->number && recent->key == key) return {recent->number, 0, count};
      }
    }
    Position representative = representative_of(part);
    const MarkedPart number = records_->find(representative);
    if (!number) {
      unmet_.push_back(std::move(representative));
      return {number, static_cast<std::uint32_t>(unmet_.size() - 1), count};
    }
    if (recent != nullptr) *recent = {key, number};
    return {number, 0, count};
  }

  Budget& budget() { return evaluators_->store().budget(); }

  void add_all(MarkedPart part, std::uint64_t count, std::uint64_t times, PartList& out) {
    if (count == 1 && times == 1) return add_part(part, 1, out);
    constexpr std::uint64_t kMany = 8;
    if (!part.has_value() && count > kMany / times) part = with_value(part);
    add_copies(part, count, times, out);
  }
  // The part with its value, if it has few moves. Many copies of a value are one value.
  MarkedPart with_value(MarkedPart part) {
    if constexpr (Loopy<R>) return part;
    const Position& position = records_->position(part.number());
    if (move_count(part.number()) > easy_.moves) return part;
    return records_->enter_new(position, evaluators_->of(rules_)(position), 0);
  }
  MarkedPart number_of_part(const Position& part) {
    const MarkedPart known = records_->find(part);
    if (known) return known;
    if constexpr (HasRepresentative<R>) return number_of(representative_of(part));
    return new_number(part);
  }
  Position representative_of(const Position& part) const {
    if constexpr (HasRepresentative<R>) return rules_.representative(part);
    return part;
  }
  MarkedPart number_of(const Position& representative) {
    const MarkedPart known = records_->find(representative);
    return known ? known : new_number(representative);
  }
  [[gnu::noinline]] MarkedPart new_number(const Position& position) {
    std::uint64_t moves = 0;
    const Value value = easy_value(position, moves);
    return records_->enter(position, value, moves);
  }

  void glance_part(const Position& any, Effort effort, Glance& out)
    requires kHasBounds
  {
    if (easy_.moves > 0 && bounds_.is_easy(any)) {
      out.values.push_back(value_of_small(any));
      return;
    }
    const PartBounds its = bounds_.of(any, effort);
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

  // The value of a position if it is easy. Otherwise the number of moves, too.
  Value easy_value(const Position& position, std::uint64_t& moves) {
    auto& evaluator = evaluators_->of(rules_);
    if constexpr (Entails<R>) return evaluator(position);
    if (evaluators_->by() == By::anything || Loopy<R>) {
      const std::optional<Known> known = evaluator.theorem(position);
      if (const Value* value = known ? std::get_if<Value>(&known->what) : nullptr) return *value;
    }
    if constexpr (Loopy<R>) refuse_loopy(R::info);
    moves = moves_of(position);
    if constexpr (kHasBounds) {
      if (rules_.kind == VersionKind::itself && rules_.rules.key(position)) {
        return easy_.moves > 0 && bounds_.is_easy(position) ? evaluator(position) : Value();
      }
    }
    if (moves > easy_.moves) return {};
    if (!easy_.positions) return evaluator(position);
    if (!tries_.worth(moves)) return {};
    const Value value = evaluator.within(*easy_.positions, position);
    tries_.note(moves, static_cast<bool>(value));
    return value;
  }

  std::uint64_t moves_of(const Position& position) const {
    return moves_of(position, Player::left) + moves_of(position, Player::right);
  }
  std::uint64_t moves_of(const Position& position, Player player) const {
    if constexpr (CountsMoves<R>) {
      return rules_.move_count(position, player);
    } else {
      std::uint64_t moves = 0;
      for_each_move(rules_, position, player, [&](const auto&) { ++moves; });
      return moves;
    }
  }

  std::int32_t merit(const Position& after, Player player) {
    const auto mine = static_cast<std::int64_t>(moves_of(after, player));
    // Impartial parts with few moves are finished soon.
    if (is_impartial(rules_, after)) return clamped_merit(-mine);
    return clamped_merit(mine - static_cast<std::int64_t>(moves_of(after, opponent(player))));
  }

  Rules rules_;
  std::string kept_game_;
  PartTables* tables_;
  Evaluators* evaluators_;
  EasyParts easy_;
  EasyTries tries_;
  std::unique_ptr<Records> own_records_;  // if they are not shared
  Records* records_;
  ChargedVector<typename Rules::Move> moves_;
  [[no_unique_address]] typename BoundsOf<R>::Type bounds_;
  std::vector<Small> small_;
  ChargedVector<Position> seen_;  // the parts of the last glance without easy values
  std::vector<Recent> recent_;    // the last one with each hash
  // The parts that all options leave, and where those of each end.
  ChargedVector<LeftPart> left_;
  ChargedVector<std::size_t> left_ends_;
  ChargedVector<Position> unmet_;  // representatives
  PartList result_;
  std::vector<std::uint64_t> hashes_;  // of results
};

}  // namespace summand
