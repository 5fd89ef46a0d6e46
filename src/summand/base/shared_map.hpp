// SharedMap: a FlatMap for several threads. Finding a key takes no lock.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/spin_lock.hpp"
#include "summand/base/zeroed.hpp"

namespace summand {

// Keys are divided among stripes by their hashes, and each stripe has a part of the table. To add a
// key takes the lock of its stripe. The table grows by a copy, and the old ones stay until the end,
// since other threads may read them. Keys and values are as in FlatMap, and a value has 4 bytes.
template <class Key, class Mapped, class Hash>
  requires std::is_trivially_copyable_v<Key> && std::is_trivially_copyable_v<Mapped> &&
           (sizeof(Mapped) == 4)
class SharedMap {
 public:
  explicit SharedMap(Budget budget) : budget_(std::move(budget)) {}

  // The stored value, or Mapped{} when there is none.
  Mapped find(const Key& key) const {
    const Table* const table = now_.load(std::memory_order_acquire);
    return table == nullptr ? Mapped{} : table->find(key, Hash{}(key));
  }

  // The stored value. If there is none, stores the one that make() returns. Meanwhile the stripe is
  // locked, so it must be quick. Throws LimitReached.
  template <class Make>
  Mapped find_or_add(const Key& key, Make&& make) {
    const std::uint64_t hash = Hash{}(key);
    Stripe& stripe = stripes_[stripe_of(hash)];
    while (true) {
      const Table* full = nullptr;
      {
        const Guard one_at_a_time(stripe.lock);
        Table* const table = tables_.empty() ? nullptr : tables_.back().get();
        if (table != nullptr) {
          if (const Mapped known = table->find(key, hash); known != Mapped{}) return known;
          if (stripe.size * 8 < table->places_of_stripe() * 5) {
            const Mapped made = make();
            table->place(key, made, hash);
            ++stripe.size;
            return made;
          }
        }
        full = table;
      }
      grow(full);
    }
  }

 private:
  static constexpr unsigned kLog2Stripes = 5;
  static constexpr std::size_t kStripes = std::size_t{1} << kLog2Stripes;
  static constexpr unsigned kLog2First = kLog2Stripes + 6;  // of places

  static std::size_t stripe_of(std::uint64_t hash) { return hash >> (64 - kLog2Stripes); }

  struct Entry {
    Key key;
    Mapped mapped;  // the last that is written, empty before that
  };
  class Table {
   public:
    Table(Budget& budget, unsigned its_log2)
        : log2(its_log2), entries_(budget, std::size_t{1} << its_log2, Pages::at_once) {}

    std::size_t places_of_stripe() const { return entries_.size() / kStripes; }
    Mapped find(const Key& key, std::uint64_t hash) const {
      for (std::size_t at = home(hash);; at = next(at)) {
        const Entry& entry = entries_[at];
        const Mapped mapped =
            std::atomic_ref(const_cast<Mapped&>(entry.mapped)).load(std::memory_order_acquire);
        if (mapped == Mapped{} || entry.key == key) return mapped;
      }
    }
    // Its stripe must have a free place.
    void place(const Key& key, Mapped mapped, std::uint64_t hash) {
      std::size_t at = home(hash);
      while (entries_[at].mapped != Mapped{}) at = next(at);
      entries_[at].key = key;
      std::atomic_ref(entries_[at].mapped).store(mapped, std::memory_order_release);
    }
    template <class Visit>
    void for_each(Visit&& visit) const {
      for (std::size_t at = 0; at < entries_.size(); ++at) {
        if (entries_[at].mapped != Mapped{}) visit(entries_[at].key, entries_[at].mapped);
      }
    }

    const unsigned log2;  // of places

   private:
    std::size_t home(std::uint64_t hash) const {
      return static_cast<std::size_t>(hash >> (64 - log2));
    }
    // The next place of the stripe. After the last comes the first.
    std::size_t next(std::size_t at) const {
      const std::size_t its = places_of_stripe() - 1;
      return (at & ~its) | ((at + 1) & its);
    }

    Zeroed<Entry> entries_;
  };
  struct alignas(64) Stripe {
    SpinLock lock;
    std::size_t size = 0;
  };
  // Holds the locks of all stripes.
  class AllLocked {
   public:
    explicit AllLocked(std::array<Stripe, kStripes>& stripes) : stripes_(stripes) {
      for (Stripe& stripe : stripes_) stripe.lock.lock();
    }
    ~AllLocked() {
      for (Stripe& stripe : stripes_) stripe.lock.unlock();
    }
    AllLocked(const AllLocked&) = delete;
    AllLocked& operator=(const AllLocked&) = delete;

   private:
    std::array<Stripe, kStripes>& stripes_;
  };

  // Makes a greater table, unless another thread has done so since this one was full.
  void grow(const Table* full) {
    const AllLocked lock(stripes_);
    if (now_.load(std::memory_order_relaxed) != full) return;
    auto greater = std::make_unique<Table>(budget_, full == nullptr ? kLog2First : full->log2 + 1);
    if (full != nullptr) {
      full->for_each(
          [&](const Key& key, Mapped mapped) { greater->place(key, mapped, Hash{}(key)); });
    }
    tables_.push_back(std::move(greater));
    now_.store(tables_.back().get(), std::memory_order_release);
  }

  std::array<Stripe, kStripes> stripes_;
  Budget budget_;
  std::vector<std::unique_ptr<Table>> tables_;  // changes only while all stripes are locked
  std::atomic<const Table*> now_ = nullptr;     // the last table
};

}  // namespace summand
