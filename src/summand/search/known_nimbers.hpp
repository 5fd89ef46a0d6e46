// KnownNimbers: what searches know about the nimbers of parts. Several threads may use it if their
// tables of parts share records.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/growing_array.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"

namespace summand {

// Facts about a part: its nimber, or nimbers that it is not.
struct NimberFacts {
  std::uint64_t not_these = 0;  // bit n: the nimber is not n
  std::uint64_t nimber = 0;     // + 1; 0: unknown

  friend bool operator==(const NimberFacts&, const NimberFacts&) = default;
};

// Facts are only added, each by one step that no other thread divides. So a thread may read them
// while another one adds to them. None is ever lost: a search drops a move whose nimber is a fact.
class KnownNimbers {
 public:
  // The facts about the parts of a table, by number.
  class Table {
   public:
    explicit Table(const Budget& budget)
        : facts_(budget, Pages::at_once), bytes_(budget, Pages::at_once) {}

    NimberFacts facts(std::uint32_t part) const {
      const NimberFacts* its = facts_.find(part);
      return its == nullptr ? NimberFacts() : NimberFacts{load(its->not_these), load(its->nimber)};
    }
    std::uint64_t not_these(std::uint32_t part) const {
      const NimberFacts* its = facts_.find(part);
      return its == nullptr ? 0 : load(its->not_these);
    }
    std::uint64_t nimber(std::uint32_t part) const {  // + 1; 0: unknown
      const std::uint8_t* byte = bytes_.find(part);
      if (byte == nullptr) return 0;
      const std::uint8_t its = load(*byte);
      return its == kLarge ? load(facts_[part].nimber) : its;
    }
    // Adds facts. Throws LimitReached.
    void add(std::uint32_t part, const NimberFacts& facts) {
      make_room(part);
      NimberFacts& its = facts_[part];
      if ((facts.not_these & ~load(its.not_these)) != 0) {
        std::atomic_ref(its.not_these).fetch_or(facts.not_these, std::memory_order_relaxed);
      }
      if (facts.nimber == 0 || load(its.nimber) != 0) return;
      // The byte comes first: whoever sees the word sees the byte, too.
      std::atomic_ref(bytes_[part])
          .store(static_cast<std::uint8_t>(std::min<std::uint64_t>(facts.nimber, kLarge)),
                 std::memory_order_relaxed);
      std::atomic_ref(its.nimber).store(facts.nimber, std::memory_order_release);
    }

   private:
    // Nimbers are also in a byte each, because most looks need no more.
    static constexpr std::uint8_t kLarge = 255;  // + 1, or greater

    template <class Word>
    static Word load(const Word& word) {
      return std::atomic_ref(const_cast<Word&>(word)).load(std::memory_order_acquire);
    }
    void make_room(std::uint32_t part) {
      if (facts_.find(part) != nullptr && bytes_.find(part) != nullptr) return;
      const Guard lock(mutex_);
      facts_.make_room(part);
      bytes_.make_room(part);
    }

    GrowingArray<NimberFacts> facts_;
    GrowingArray<std::uint8_t> bytes_;
    Mutex mutex_;  // for room
  };

  explicit KnownNimbers(Budget budget) : budget_(std::move(budget)) {}

  // The facts about a table. They never move.
  Table& of(std::size_t table) {
    const Guard lock(mutex_);
    while (tables_.size() <= table) tables_.emplace_back(budget_);
    return tables_[table];
  }

 private:
  Budget budget_;
  std::deque<Table> tables_;
  Mutex mutex_;
};

}  // namespace summand
