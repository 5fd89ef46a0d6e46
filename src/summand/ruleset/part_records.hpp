// PartRecords: what belongs to the numbers of a table of parts. Tables of several threads may share
// them, and then they give the same part the same number.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"
#include "summand/base/growing_array.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/per_rules.hpp"
#include "summand/base/spin_lock.hpp"
#include "summand/base/threads.hpp"
#include "summand/ruleset/memo.hpp"
#include "summand/ruleset/shared_memo.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/value/value.hpp"

namespace summand {

// The number of a part, counted from 1. A mark in it says that the value is known, so one look into
// a table of numbers is enough.
struct MarkedPart {
  static constexpr std::uint32_t kHasValue = std::uint32_t{1} << 31;

  std::uint32_t bits = 0;  // 0: no part

  bool has_value() const { return (bits & kHasValue) != 0; }
  std::uint32_t number() const { return (bits & ~kHasValue) - 1; }  // as in PartId
  explicit operator bool() const { return bits != 0; }
  std::uint64_t hash() const { return hash_word(bits); }
  friend bool operator==(const MarkedPart&, const MarkedPart&) = default;
};

// The records that do not depend on the ruleset. A thread reads those of the parts whose numbers it
// got from here.
class PartRecords {
 public:
  explicit PartRecords(const Budget& budget) : values_(budget), move_counts_(budget) {}
  PartRecords(const PartRecords&) = delete;
  PartRecords& operator=(const PartRecords&) = delete;

  std::size_t size() const { return size_.load(std::memory_order_relaxed); }  // parts so far
  // Empty if unknown.
  Value value(std::uint32_t part) const { return values_[part]; }
  // The moves of both players together in a part whose value is not known, at most 2^32 - 1.
  std::uint32_t move_count(std::uint32_t part) const { return move_counts_[part]; }

 protected:
  // Makes room for one more part. Throws LimitReached.
  void make_room();
  // Adds the part that has room.
  MarkedPart add(Value value, std::uint64_t moves);

 private:
  std::atomic<std::size_t> size_ = 0;
  GrowingArray<Value> values_;
  GrowingArray<std::uint32_t> move_counts_;
};

// The records of one ruleset, in one version.
template <Ruleset R>
class RulesetRecords final : public PartRecords {
 public:
  using Rules = Version<R>;
  using Position = typename R::Position;

  // Whether tables of several threads use these records.
  enum class Use : bool { alone, shared };

  RulesetRecords(Rules rules, const Budget& budget, Use use)
      : PartRecords(budget),
        rules_(std::move(rules)),
        budget_(budget),
        positions_(budget),
        numbers_(rules_.rules, budget_) {
    if constexpr (kHasThreads) {
      if (use == Use::shared) shared_.emplace(rules_.rules, budget);
    }
  }

  const Rules& rules() const { return rules_; }
  const Position& position(std::uint32_t part) const { return positions_[part]; }

  // The number of a part, or 0 if it has none.
  MarkedPart find(const Position& position) {
    if constexpr (kHasThreads) {
      if (shared_) return {shared_->find(position)};
    }
    return {numbers_.find(position)};
  }
  // Gives a number to a part that had none. Another thread may have done so. The value is empty if
  // it is not easy to compute. Throws LimitReached.
  MarkedPart enter(const Position& position, Value value, std::uint64_t moves) {
    const auto add = [&] { return enter_new(position, value, moves).bits; };
    if constexpr (kHasThreads) {
      if (shared_) return {shared_->find_or_add(position, add)};
    }
    const MarkedPart number{add()};
    numbers_.insert(position, number.bits);
    return number;
  }
  // A new number that find() does not know.
  MarkedPart enter_new(const Position& position, Value value, std::uint64_t moves) {
    const Guard one_at_a_time(lock_);
    make_room();
    positions_.make_room(size());
    positions_.construct(position);
    return add(value, moves);
  }

 private:
  Rules rules_;
  Budget budget_;
  GrowingArray<Position> positions_;
  PositionMemo<R, std::uint32_t> numbers_;  // the bits of marked parts
  struct NoThreads {};
  using SharedNumbers =
      std::conditional_t<kHasThreads, std::optional<SharedMemo<R, std::uint32_t>>, NoThreads>;
  [[no_unique_address]] SharedNumbers shared_;  // used instead of numbers_ by several threads
  SpinLock lock_;                               // for new numbers
};

// The records of all rulesets of a sum, for the tables of several threads.
class SharedRecords {
 public:
  // The records for these rules and parameters, in this version. The first call makes them. All
  // threads must make their tables in the same order, since a part is known by the numbers of its
  // table and its record.
  template <Ruleset R>
  RulesetRecords<R>& of(const Version<R>& rules, const Budget& budget, std::size_t table) {
    const Guard lock(mutex_);
    auto& its = records_.of<RulesetRecords<R>>(rules, [&] {
      return std::make_shared<RulesetRecords<R>>(rules, budget, RulesetRecords<R>::Use::shared);
    });
    SUMMAND_CHECK(table < records_.size() && records_[table] == &its);
    return its;
  }

 private:
  Mutex mutex_;
  PerRules<PartRecords> records_;
};

}  // namespace summand
