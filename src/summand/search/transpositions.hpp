// Transpositions: who wins the sums that a search has met, in a table of limited size.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/base/zeroed.hpp"
#include "summand/ruleset/sum_key.hpp"

namespace summand {

// A table that grows to a greatest size. Of the two places for a key, the first keeps the result
// that took most work, the second the latest.
//
// Several threads may use a table that does not grow. Each entry has its key and data in three
// words, which two threads may write at the same time. The key is mixed with the data, so an entry
// of two halves has a key that nobody asks for (Hyatt's lockless hashing).
class Transpositions {
 public:
  enum class Size : bool { grows, is_fixed };

  // At most 2^log2_pairs pairs of places of 24 bytes each. A table that does not grow is smaller if
  // the machine has no memory for so many. Throws LimitReached.
  Transpositions(Budget& budget, unsigned log2_pairs, Size size = Size::grows)
      : budget_(&budget),
        most_(log2_pairs),
        log2_(size == Size::grows ? std::min(log2_pairs, kFirst) : log2_pairs) {
    while (log2_ > kFirst && (entries_ = table(log2_)).size() == 0) --log2_;
    if (entries_.size() == 0) entries_ = Zeroed<Entry>(budget, std::size_t{2} << log2_);
    if (size == Size::is_fixed) most_ = log2_;
  }

  std::optional<std::int32_t> find(const SumKey& key) const {
    for (std::size_t i = 0; i < 2; ++i) {
      const Result its = read(place(key) + i);
      if (its.data != 0 && its.key == key) return its.result();
    }
    return std::nullopt;
  }
  void prefetch(const SumKey& key) const { __builtin_prefetch(&entries_[place(key)]); }

  // `work` is the number of nodes that the result took.
  void insert(const SumKey& key, std::int32_t result, std::uint32_t work) {
    if (log2_ < most_ && 4 * used_ > entries_.size()) grow();
    put({key, std::uint64_t{std::max(work, 1u)} << 32 | static_cast<std::uint32_t>(result)});
  }

 private:
  static constexpr unsigned kFirst = 12, kStep = 1;

  struct Entry {
    std::uint64_t low, high;  // of the key, each xor the data
    std::uint64_t data;
  };
  struct Result {
    SumKey key;
    std::uint64_t data;  // work and result, 0: no result

    std::uint32_t work() const { return static_cast<std::uint32_t>(data >> 32); }
    std::int32_t result() const { return static_cast<std::int32_t>(data); }
  };

  static std::uint64_t load(const std::uint64_t& word) {
    return std::atomic_ref(const_cast<std::uint64_t&>(word)).load(std::memory_order_relaxed);
  }
  static void store(std::uint64_t& word, std::uint64_t to) {
    std::atomic_ref(word).store(to, std::memory_order_relaxed);
  }

  // A shift by all 64 bits has no meaning.
  std::size_t place(const SumKey& key) const { return 2 * (key.low >> 1 >> (63 - log2_)); }
  Result read(std::size_t at) const {
    const Entry& entry = entries_[at];
    const std::uint64_t data = load(entry.data);
    return {{load(entry.low) ^ data, load(entry.high) ^ data}, data};
  }
  void write(std::size_t at, const Result& result) {
    if (log2_ < most_ && entries_[at].data == 0) ++used_;
    Entry& entry = entries_[at];
    store(entry.low, result.key.low ^ result.data);
    store(entry.high, result.key.high ^ result.data);
    store(entry.data, result.data);
  }

  void put(const Result& result) {
    std::size_t at = place(result.key);
    const Result first = read(at);
    if (first.key == result.key || result.work() >= first.work()) {
      if (first.data != 0 && first.key != result.key) write(at + 1, first);
    } else {
      ++at;
    }
    write(at, result);
  }

  // Empty if there is no memory for it.
  Zeroed<Entry> table(unsigned log2) {
    return Zeroed<Entry>::if_free(*budget_, std::size_t{2} << log2);
  }
  // Without room for a greater table, old results are replaced from now on.
  void grow() {
    const unsigned log2 = std::min(log2_ + kStep, most_);
    Zeroed<Entry> old = table(log2);
    if (old.size() == 0) {
      most_ = log2_;
      return;
    }
    old.swap(entries_);
    log2_ = log2;
    used_ = 0;
    for (std::size_t i = 0; i < old.size(); ++i) {
      const Entry& entry = old[i];
      if (entry.data != 0) {
        put({{entry.low ^ entry.data, entry.high ^ entry.data}, entry.data});
      }
    }
  }

  Budget* budget_;
  unsigned most_, log2_;
  std::size_t used_ = 0;  // places, while the table grows
  Zeroed<Entry> entries_;
};

}  // namespace summand
