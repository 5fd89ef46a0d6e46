// NetTable: bounds of the nets of quiet positions, in a table of limited size.
//
// An entry has 8 bytes, and eight of them are a line of the cache. The key of a position is
// scrambled one to one, so that its upper bits choose the bucket. The lower 48 bits are in the
// entry, and together they are the whole key: two positions are never taken for each other. Several
// threads may use a table, because each entry is one word.
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

namespace summand::strings {

// Bounds of a net, from -31 to 31.
struct NetBounds {
  int low = -31, high = 31;
};

class NetTable {
 public:
  static constexpr unsigned kStoredBits = 48;

  // For keys of so many bits, at most 63. At most so many bytes, if they are enough for an exact
  // table. Throws LimitReached.
  NetTable(Budget& budget, unsigned key_bits, std::size_t most_bytes)
      : key_bits_(key_bits),
        least_log2_(key_bits > kStoredBits ? key_bits - kStoredBits : 0),
        most_log2_(std::clamp(log2_buckets(most_bytes), least_log2_,
                              std::max(least_log2_, std::min(key_bits, 40u)))),
        log2_(std::clamp(kFirstLog2, least_log2_, most_log2_)),
        budget_(&budget),
        entries_(budget, kBucket << log2_) {}

  // A key with its bits in disorder.
  std::uint64_t scrambled(std::uint64_t key) const {
    const std::uint64_t mask = (std::uint64_t{1} << key_bits_) - 1;
    const unsigned half = key_bits_ / 2 + 1;
    key ^= key >> half;
    key = key * 0x9E3779B97F4A7C15u & mask;
    key ^= key >> half;
    key = key * 0xD6E8FEB86659FD93u & mask;
    return key ^ key >> half;
  }

  // All functions take scrambled keys.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&entries_[bucket(key)]); }
  std::optional<NetBounds> find(std::uint64_t key) const {
    const std::size_t at = bucket(key);
    for (std::size_t i = at; i < at + kBucket; ++i) {
      const std::uint64_t its = load(i);
      if (((its ^ key) & kKeyMask) == 0 && its >> kStoredBits != 0) return bounds_of(its);
    }
    return std::nullopt;
  }
  // `work` is a number of nodes. An entry of less work gives way.
  void store(std::uint64_t key, NetBounds bounds, std::uint64_t work) {
    const std::size_t at = bucket(key);
    std::size_t place = at;
    unsigned least = ~0u;
    for (std::size_t i = at; i < at + kBucket; ++i) {
      const std::uint64_t its = load(i);
      const bool is_free = its >> kStoredBits == 0;
      if (is_free || ((its ^ key) & kKeyMask) == 0) {
        place = i;
        if (is_free) count_used();
        least = 0;
        break;
      }
      const auto work_of = static_cast<unsigned>(its >> 60);
      if (work_of < least) {
        least = work_of;
        place = i;
      }
    }
    write(place, entry_of(key, bounds, work));
  }

  // A thread has one while it finds and stores.
  class Use : SharedGrowth::Use {
   public:
    explicit Use(NetTable& table) : SharedGrowth::Use(table.growth_), table_(table) {}

    // Lets the table grow if it is nearly full. To be called often, because all threads wait for
    // it.
    void pause() {
      SharedGrowth::Use::pause([&] {
        if (table_.is_nearly_full()) table_.grow();
      });
    }

   private:
    NetTable& table_;
  };

  // What is known of a position: its scrambled key, and an entry.
  struct Result {
    std::uint64_t key, entry;
  };
  // Calls visit(result) for at most so many results, those that took the most work.
  template <class Visit>
  void for_each_costly(std::uint64_t most, Visit&& visit) const {
    visit_costly_entries<kWorkClasses>(
        most, [&](auto&& its) { for_each(its); },
        [](const Result& its) { return work_class(its.entry); }, visit);
  }
  // Knows this result from now on, after growing if its bucket is full: results may come in the
  // order of their buckets. Any words are one. No other thread may use the table.
  void take(const Result& result) {
    if (result.key >> key_bits_ != 0 || result.entry >> kStoredBits == 0) return;
    const NetBounds bounds = bounds_of(result.entry);
    while (log2_ < most_log2_ && !has_place(result.key)) grow();
    store(result.key, bounds, std::uint64_t{1} << (2 * work_class(result.entry)));
  }

  std::size_t size() const { return entries_.size(); }
  std::uint64_t used() const { return used_.load(std::memory_order_relaxed); }

 private:
  static constexpr std::size_t kBucket = 8;
  static constexpr unsigned kFirstLog2 = 12;
  static constexpr std::size_t kWorkClasses = 16;
  static constexpr std::uint64_t kKeyMask = (std::uint64_t{1} << kStoredBits) - 1;

  static unsigned log2_buckets(std::size_t bytes) {
    return static_cast<unsigned>(std::bit_width(bytes / (kBucket * sizeof(std::uint64_t)) | 1)) - 1;
  }

  static std::uint64_t entry_of(std::uint64_t key, NetBounds bounds, std::uint64_t work) {
    const auto log2_work = static_cast<std::uint64_t>(std::bit_width(work) / 2);
    return (key & kKeyMask) | static_cast<std::uint64_t>(bounds.low + 32) << 48 |
           static_cast<std::uint64_t>(bounds.high + 32) << 54 |
           std::min<std::uint64_t>(log2_work, 15) << 60;
  }
  static NetBounds bounds_of(std::uint64_t entry) {
    return {static_cast<int>(entry >> 48 & 63) - 32, static_cast<int>(entry >> 54 & 63) - 32};
  }

  static std::size_t work_class(std::uint64_t entry) {
    return static_cast<std::size_t>(entry >> 60);
  }

  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const std::uint64_t entry = load(i);
      if (entry >> kStoredBits == 0) continue;
      // The upper bits of the key are the number of the bucket.
      std::uint64_t key = entry & kKeyMask;
      if (log2_ > 0) {
        const unsigned below = key_bits_ - log2_;
        key = (key & ((std::uint64_t{1} << below) - 1)) | std::uint64_t{i / kBucket} << below;
      }
      visit(Result{key, entry});
    }
  }

  std::size_t bucket(std::uint64_t key) const {
    return static_cast<std::size_t>(log2_ == 0 ? 0 : key >> (key_bits_ - log2_)) * kBucket;
  }
  bool has_place(std::uint64_t key) const {
    const std::size_t at = bucket(key);
    for (std::size_t i = at; i < at + kBucket; ++i) {
      const std::uint64_t its = load(i);
      if (its == 0 || ((its ^ key) & kKeyMask) == 0) return true;
    }
    return false;
  }
  std::uint64_t load(std::size_t at) const {
    return std::atomic_ref(const_cast<std::uint64_t&>(entries_[at]))
        .load(std::memory_order_relaxed);
  }
  void write(std::size_t at, std::uint64_t entry) {
    std::atomic_ref(entries_[at]).store(entry, std::memory_order_relaxed);
  }

  bool is_nearly_full() const { return log2_ < most_log2_ && used() * 4 > entries_.size() * 3; }
  void count_used() {
    used_.fetch_add(1, std::memory_order_relaxed);
    if (is_nearly_full()) growth_.want();
  }
  // Each bucket becomes two. The next bit of a key is among those that are stored.
  void grow() {
    Zeroed<std::uint64_t> old = Zeroed<std::uint64_t>::if_free(*budget_, kBucket << (log2_ + 1));
    if (old.size() == 0) {
      most_log2_ = log2_;
      return;
    }
    old.swap(entries_);
    ++log2_;
    for (std::size_t i = 0; i < old.size(); ++i) {
      if (old[i] == 0) continue;
      const std::uint64_t next = old[i] >> (key_bits_ - log2_) & 1;
      std::size_t place = (i / kBucket << 1 | static_cast<std::size_t>(next)) * kBucket;
      while (entries_[place] != 0) ++place;
      entries_[place] = old[i];
    }
  }

  unsigned key_bits_, least_log2_, most_log2_, log2_;
  Budget* budget_;
  Zeroed<std::uint64_t> entries_;
  std::atomic<std::uint64_t> used_ = 0;
  SharedGrowth growth_;
};

}  // namespace summand::strings
