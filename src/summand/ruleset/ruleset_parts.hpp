// RulesetParts<R>: the parts of one ruleset, in one version, that a search has met, by number.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/ruleset/bound_means.hpp"
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
      : rules_(std::move(rules)),
        id_(id),
        tables_(&tables),
        evaluators_(&tables.evaluators()),
        easy_moves_(tables.easy_moves()),
        numbers_(rules_.rules, budget()),
        entries_(budget()),
        moves_(budget()),
        bounds_(rules_.rules, *evaluators_),
        left_(budget()),
        left_ends_(budget()) {}

  const Rules& rules() const { return rules_; }

  // Adds the parts of so many copies of a position. Throws LimitReached.
  void add(const Position& position, PartList& out, std::uint64_t copies = 1) {
    for_each_part(rules_, position, [&](const Position& part, std::uint64_t count) {
      add_copies(number_of_part(part), count, copies, out);
    });
  }

  void push_moves(std::uint32_t part, Player player, std::vector<std::int32_t>& merits) override {
    const Position position = entries_[part].position;
    const std::size_t first = merits.size();
    begin_merits(position);
    for_each_move(rules_, position, player, [&](const typename Rules::Move& move) {
      budget().ask();
      moves_.push_back(move);
      const Position after = rules_.play(position, player, move);
      merits.push_back(merit(after, player, merits.size()));
    });
    finish_merits(merits, first, player);
  }
  std::size_t moves_on_stack() const override { return moves_.size(); }
  void drop_moves(std::size_t to) override { moves_.truncate(to); }
  void play(std::uint32_t part, Player player, std::size_t move, PartList& out) override {
    add(rules_.play(Position(entries_[part].position), player, moves_[move]), out);
  }

  // First all results, then their entries, so that memory can be prefetched.
  void list_options(std::uint32_t part, Player player, OptionList& out) override {
    left_.truncate(0);
    left_ends_.truncate(0);
    merits_.clear();
    const Position position = entries_[part].position;
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
      left.number = numbers_.find(left.position);
      if constexpr (HasRepresentative<R>) {
        if (left.number != 0) continue;
        left.position = rules_.representative(left.position);
        numbers_.prefetch(left.position);
      }
    }
    PartList parts{std::move(out.values), std::move(out.parts)};
    for (std::size_t i = 0, at = 0; i < left_ends_.size(); ++i) {
      for (; at < left_ends_[i]; ++at) {
        const LeftPart& left = left_[at];
        add_copies(left.number != 0 ? left.number : number_of(left.position), left.count, 1, parts);
      }
      out.options.push_back({merits_[i], static_cast<std::uint32_t>(parts.values.size()),
                             static_cast<std::uint32_t>(parts.parts.size())});
    }
    out.values = std::move(parts.values);
    out.parts = std::move(parts.parts);
  }

  int bounds() const override {
    if constexpr (HasBounds<R>) return rules_.kind == VersionKind::itself ? R::kBounds : 0;
    return 0;
  }
  void bound([[maybe_unused]] std::uint32_t part, [[maybe_unused]] Player player,
             [[maybe_unused]] int which, [[maybe_unused]] std::vector<Value>& out) override {
    if constexpr (HasBounds<R>) {
      rules_.rules.for_each_bound(
          entries_[part].position, player, which,
          [&](const Position& term) { out.push_back(bounds_.value(term)); });
    }
  }

  void negate(std::uint32_t part, PartList& out) override {
    const Position position = entries_[part].position;
    if constexpr (HasMirror<R>) {
      add(rules_.mirror(position), out);
    } else if (is_impartial(rules_, position)) {
      add(position, out);
    } else {
      tables_->of<RulesetParts>(rules_.opposite()).add(position, out);
    }
  }
  bool impartial(std::uint32_t part) const override {
    return is_impartial(rules_, entries_[part].position);
  }
  std::size_t size() const override { return entries_.size(); }

 private:
  struct Entry {
    Position position;
    Value value;  // empty if it is not easy to compute
  };
  struct LeftPart {
    Position position;         // later its representative
    std::uint64_t count = 1;   // of copies
    std::uint32_t number = 0;  // 0 until it is found
  };

  Budget& budget() { return evaluators_->store().budget(); }

  std::uint32_t number_of_part(const Position& part) {
    const std::uint32_t at = numbers_.find(part);
    return at != 0 ? at : number_of_representative(part);
  }
  void add_copies(std::uint32_t at, std::uint64_t count, std::uint64_t times, PartList& out) {
    if (count == 1 && times == 1) return add_part(at, 1, out);
    const bool has_value = (at & kHasValue) != 0;
    const Part part{.value = has_value ? value_at(at) : Value(),
                    .impartial = !has_value && impartial(at - 1),
                    .game = R::info.title};
    add_part(at, copies_to_list(part, count, times, evaluators_->store(), out.values), out);
  }
  void add_part(std::uint32_t at, std::uint64_t count, PartList& out) {
    if (at & kHasValue) {
      out.values.insert(out.values.end(), count, value_at(at));
    } else {
      out.parts.insert(out.parts.end(), count, PartId{id_, at - 1});
    }
  }
  Value value_at(std::uint32_t at) const { return entries_[(at & ~kHasValue) - 1].value; }
  std::uint32_t number_of_representative(const Position& part) {
    if constexpr (HasRepresentative<R>) {
      return number_of(rules_.representative(part));
    } else {
      return new_number(part);
    }
  }
  std::uint32_t number_of(const Position& representative) {
    const std::uint32_t at = numbers_.find(representative);
    return at != 0 ? at : new_number(representative);
  }
  // Numbers from 1. A mark says that the value is known, so that other entries need not be
  // read.
  std::uint32_t new_number(const Position& position) {
    if (entries_.size() == kHasValue - 1) {
      reach_limit(Limit::size, "a search of more than 2,147,483,647 parts");
    }
    const Value value = easy_value(position);
    entries_.push_back({position, value});
    const auto number = static_cast<std::uint32_t>(entries_.size());
    const std::uint32_t at = value ? number | kHasValue : number;
    numbers_.insert(position, at);
    return at;
  }

  Value easy_value(const Position& position) {
    auto& evaluator = evaluators_->of(rules_);
    if (evaluators_->by() == By::anything || Loopy<R>) {
      const std::optional<Known> known = evaluator.theorem(position);
      if (const Value* value = known ? std::get_if<Value>(&known->what) : nullptr) return *value;
    }
    if constexpr (Loopy<R>) refuse_loopy(R::info);
    std::uint64_t moves = 0;
    for (const Player player : {Player::left, Player::right}) {
      moves += move_count(position, player);
    }
    return moves <= easy_moves_ ? evaluator(position) : Value();
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

  // Merits by the means of bounds are complete after finish_merits().
  void begin_merits([[maybe_unused]] const Position& position) {
    if constexpr (HasBounds<R>) {
      if (bounds() > 0) bounds_.begin(position);
    }
  }
  std::int32_t merit(const Position& after, Player player, [[maybe_unused]] std::size_t place) {
    if constexpr (HasBounds<R>) {
      if (bounds() > 0) return bounds_.merit(after, place);
    }
    return merit(after, player);
  }
  void finish_merits([[maybe_unused]] std::vector<std::int32_t>& merits,
                     [[maybe_unused]] std::size_t first, [[maybe_unused]] Player player) {
    if constexpr (HasBounds<R>) {
      if (bounds() > 0) bounds_.finish(merits, first, player);
    }
  }

  std::int32_t merit(const Position& after, Player player) {
    const auto mine = static_cast<std::int64_t>(move_count(after, player));
    // Impartial parts with few moves are finished soon.
    if (is_impartial(rules_, after)) return clamped_merit(-mine);
    return clamped_merit(mine - static_cast<std::int64_t>(move_count(after, opponent(player))));
  }
  static constexpr std::uint32_t kHasValue = std::uint32_t{1} << 31;

  Rules rules_;
  std::uint32_t id_;
  PartTables* tables_;
  Evaluators* evaluators_;
  std::uint64_t easy_moves_;
  PositionMemo<R, std::uint32_t> numbers_;
  ChargedVector<Entry> entries_;
  ChargedVector<typename Rules::Move> moves_;
  [[no_unique_address]] BoundMeans<R> bounds_;
  // The results of all options: the parts, where those of each end, and the merits.
  ChargedVector<LeftPart> left_;
  ChargedVector<std::size_t> left_ends_;
  std::vector<std::int32_t> merits_;
};

}  // namespace summand
