// SharedNimbers: what several searches for nimbers share.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "summand/base/hash.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/boards/key.hpp"
#include "summand/search/searched_now.hpp"

namespace summand {

// Facts about a part: its nimber, or nimbers that it is not.
struct NimberFacts {
  std::uint64_t not_these = 0;  // bit n: the nimber is not n
  std::uint64_t nimber = 0;     // + 1; 0: unknown

  friend bool operator==(const NimberFacts&, const NimberFacts&) = default;
};

// A part whose facts are shared: its table, and its position there.
struct SharedPart {
  PositionKey position;
  std::uint32_t table = 0;
};

// Facts about parts by their tables and positions, so they are exact. Searches look them up without
// locks: a place belongs to one part for ever, and facts are only added. What is told while the
// table grows may be lost, as are nimbers beyond 32 bits. Then a search finds them again.
class SharedNimbers {
 public:
  // Throws LimitReached if there is no memory for the first table. Without memory for a greater one
  // no more parts are shared.
  explicit SharedNimbers(Budget budget);

  void prefetch(const SharedPart& part) const {
    const Table& table = *now_.load(std::memory_order_acquire);
    __builtin_prefetch(&table.entries[table.home(part)]);
  }
  // Adds what is known about a part to these facts.
  void learn(const SharedPart& part, NimberFacts& facts) const;
  // Adds these facts to what is known about a part. Throws LimitReached if another thread takes the
  // memory for a greater table at that moment.
  void tell(const SharedPart& part, const NimberFacts& facts);

  SearchedNow& searched() { return searched_; }

 private:
  // `low` and `high` are plain words. They are written before `state` is set, and never change
  // after that. The other words are atomic.
  struct Entry {
    std::uint64_t low, high;  // of the position
    std::uint64_t not_these;
    std::uint32_t nimber;  // + 1; 0: unknown
    std::uint32_t state;   // kFree, kTaken, or the part's table + kReady
  };
  static constexpr std::uint32_t kFree = 0, kTaken = 1, kReady = 2;
  // A part is at one of so many places in a row.
  static constexpr std::size_t kPlaces = 8;

  struct Table {
    Table(Budget& budget, unsigned its_log2)
        : log2(its_log2),
          entries(budget, (std::size_t{1} << its_log2) + kPlaces - 1, Pages::at_once) {}

    std::size_t home(const SharedPart& part) const {
      const std::uint64_t hash =
          hash_combine(hash_combine(hash_word(part.position.low), part.position.high), part.table);
      return static_cast<std::size_t>(hash >> (64 - log2));
    }
    // The place of the part, or null. If `takes` and there is a free place, takes it for the part.
    Entry* find(const SharedPart& part, bool takes);

    unsigned log2;
    std::atomic<std::size_t> refused = 0;  // facts about parts without a place
    Zeroed<Entry> entries;
  };
  static constexpr unsigned kFirst = 15, kLast = 40;  // log2 of places

  static bool add(Table& table, const SharedPart& part, const NimberFacts& facts);
  void grow(Table& full);

  Budget budget_;
  std::array<std::unique_ptr<Table>, kLast - kFirst + 1> tables_;  // a search may be in an old one
  std::atomic<Table*> now_;
  std::atomic<bool> is_growing_ = false;  // or can grow no more
  SearchedNow searched_;
};

}  // namespace summand
