// SharedTable: what searches remember of positions or sums, in a table of limited size that several
// threads use.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/base/zeroed.hpp"
#include "summand/search/costly_entries.hpp"
#include "summand/search/shared_growth.hpp"

namespace summand {

// Entries of two words in buckets of four. `Entry` has the words `first` and `second` (0 in a free
// place), has_key_of(other entry), place() (64 bits made of its key, of which the upper ones choose
// the bucket), work() (the entry with less gives way), work_class() (its logarithm, below 256), and
// mixer(second), which is explained below. A table begins with 2^kLog2First entries.
//
// In a full bucket the entry that took the least work gives way. The table doubles when three
// quarters are used, until it has its greatest size.
//
// Two threads may write an entry at the same time. Its first word is mixed with the second, so an
// entry of two halves has a key that nobody asks for (Hyatt's lockless hashing). The mixer must
// make such keys random: it is the second word itself if keys are random, and a hash of it if they
// are not. The table grows while nobody uses it.
template <class Entry>
class SharedTable {
 public:
  static constexpr std::size_t kEntryBytes = 16;
  static_assert(sizeof(Entry) == kEntryBytes);

  // At most 2^log2_entries entries, and at least four. Throws LimitReached.
  SharedTable(Budget& budget, unsigned log2_entries)
      : budget_(&budget),
        most_(std::max(log2_entries, kLog2Bucket)),
        log2_(std::min(most_, Entry::kLog2First)),
        entries_(budget, std::size_t{1} << log2_) {}

  // The logarithm of the most entries that so many bytes hold.
  static unsigned log2_entries(std::size_t bytes) {
    return static_cast<unsigned>(std::bit_width(bytes / kEntryBytes | 1)) - 1;
  }

  // A thread has one while it finds and stores.
  class Use : SharedGrowth::Use {
   public:
    explicit Use(SharedTable& table) : SharedGrowth::Use(table.growth_), table_(table) {}

    // Lets the table grow if it is nearly full. To be called often, because all threads wait for
    // it.
    void pause() {
      SharedGrowth::Use::pause([&] {
        if (table_.is_nearly_full()) table_.grow();
      });
    }

   private:
    SharedTable& table_;
  };

  // The entry with the key of this one.
  std::optional<Entry> find(const Entry& key) const {
    const std::size_t at = bucket(key.place());
    for (std::size_t i = at; i < at + kBucket; ++i) {
      const Entry its = entry(i);
      if (its.second != 0 && its.has_key_of(key)) return its;
    }
    return std::nullopt;
  }
  void prefetch(std::uint64_t place) const { __builtin_prefetch(&entries_[bucket(place)]); }

  void store(const Entry& stored) {
    if (const auto place = place_of(stored)) {
      const bool is_new = entry(*place).second == 0;
      write(*place, stored);
      if (is_new) count_used();
      return;
    }
    lost_.fetch_add(1, std::memory_order_relaxed);
    write(place_of_least_work(bucket(stored.place())), stored);
  }
  // Stores an entry of another table, after growing if its bucket is full. Entries that come bucket
  // by bucket make the table at most as large as the other one. Assumes that no other thread uses
  // the table.
  void take(const Entry& stored) {
    while (log2_ < most_ && !place_of(stored)) grow();
    store(stored);
  }

  // Calls visit(entry) for at most so many entries, those that took the most work. An entry that
  // another thread writes at the same time may be left out.
  template <class Visit>
  void for_each_costly(std::uint64_t most, Visit&& visit) const {
    visit_costly_entries<kWorkClasses>(
        most, [&](auto&& its) { for_each(its); }, [](const Entry& its) { return its.work_class(); },
        visit);
  }

  std::size_t size() const { return entries_.size(); }
  std::uint64_t used() const { return used_.load(std::memory_order_relaxed); }
  // Entries that gave way to others.
  std::uint64_t lost() const { return lost_.load(std::memory_order_relaxed); }

 private:
  static constexpr unsigned kLog2Bucket = 2;
  static constexpr std::size_t kBucket = std::size_t{1} << kLog2Bucket;
  static constexpr std::size_t kWorkClasses = 256;

  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const Entry its = entry(i);
      if (its.second != 0) visit(its);
    }
  }

  std::size_t bucket(std::uint64_t place) const {
    return static_cast<std::size_t>(place >> 1 >> (63 - (log2_ - kLog2Bucket))) << kLog2Bucket;
  }

  static std::uint64_t load(const std::uint64_t& word) {
    return std::atomic_ref(const_cast<std::uint64_t&>(word)).load(std::memory_order_relaxed);
  }
  Entry entry(std::size_t at) const {
    const std::uint64_t second = load(entries_[at].second);
    return {load(entries_[at].first) ^ Entry::mixer(second), second};
  }
  void write(std::size_t at, const Entry& entry) {
    std::atomic_ref(entries_[at].first)
        .store(entry.first ^ Entry::mixer(entry.second), std::memory_order_relaxed);
    std::atomic_ref(entries_[at].second).store(entry.second, std::memory_order_relaxed);
  }

  // The place of its key in its bucket, or one that is free.
  std::optional<std::size_t> place_of(const Entry& entry) const {
    const std::size_t at = bucket(entry.place());
    for (std::size_t i = at; i < at + kBucket; ++i) {
      const Entry its = this->entry(i);
      if (its.second == 0 || its.has_key_of(entry)) return i;
    }
    return std::nullopt;
  }
  std::size_t place_of_least_work(std::size_t bucket) const {
    std::size_t out = bucket;
    for (std::size_t i = bucket + 1; i < bucket + kBucket; ++i) {
      if (entry(i).work() < entry(out).work()) out = i;
    }
    return out;
  }

  bool is_nearly_full() const { return log2_ < most_ && used() * 4 > entries_.size() * 3; }
  void count_used() {
    used_.fetch_add(1, std::memory_order_relaxed);
    if (is_nearly_full()) growth_.want();
  }
  // Each bucket becomes two, so no entry is lost. Without memory for them entries give way from now
  // on.
  void grow() {
    Zeroed<Entry> old = Zeroed<Entry>::if_free(*budget_, std::size_t{2} << log2_);
    if (old.size() == 0) {
      most_ = log2_;
      return;
    }
    old.swap(entries_);
    ++log2_;
    for (std::size_t i = 0; i < old.size(); ++i) {
      if (old[i].second == 0) continue;
      const Entry its{old[i].first ^ Entry::mixer(old[i].second), old[i].second};
      const std::size_t at = bucket(its.place());
      // Only an entry of two halves can find its bucket full.
      const auto place = std::find_if(&entries_[at], &entries_[at] + kBucket,
                                      [](const Entry& other) { return other.second == 0; });
      if (place != &entries_[at] + kBucket) *place = old[i];
    }
  }

  Budget* budget_;
  unsigned most_, log2_;
  Zeroed<Entry> entries_;  // of each entry, its first word mixed with the second
  std::atomic<std::uint64_t> used_ = 0, lost_ = 0;
  SharedGrowth growth_;
};

}  // namespace summand
