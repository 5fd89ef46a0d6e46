// Transpositions: who wins the sums that a search has met, in a table of limited size.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/base/zeroed.hpp"
#include "summand/ruleset/sum_key.hpp"

namespace summand {

// A table that grows to a greatest size. Of the two places for a key, the first keeps the result
// that took most work, the second the latest.
class Transpositions {
 public:
  // At most 2^log2_pairs pairs of places of 24 bytes each. Throws LimitReached.
  Transpositions(Budget& budget, unsigned log2_pairs)
      : budget_(&budget), most_(log2_pairs), log2_(std::min(log2_pairs, kFirst)) {
    entries_ = Zeroed<Entry>(budget, std::size_t{2} << log2_);
  }

  std::optional<std::int32_t> find(const SumKey& key) const {
    for (std::size_t i = 0; i < 2; ++i) {
      const Entry& entry = entries_[place(key) + i];
      if (entry.work != 0 && entry.key == key) return entry.result;
    }
    return std::nullopt;
  }
  void prefetch(const SumKey& key) const { __builtin_prefetch(&entries_[place(key)]); }

  // `work` is the number of nodes that the result took.
  void insert(const SumKey& key, std::int32_t result, std::uint32_t work) {
    if (4 * used_ > entries_.size() && log2_ < most_) grow();
    put({key, std::max(work, 1u), result});
  }

 private:
  static constexpr unsigned kFirst = 12, kStep = 2;

  struct Entry {
    SumKey key;
    std::uint32_t work;  // 0: empty
    std::int32_t result;
  };

  std::size_t place(const SumKey& key) const { return 2 * (key.low >> (64 - log2_)); }

  void put(const Entry& entry) {
    Entry* at = &entries_[place(entry.key)];
    if (at->key == entry.key || entry.work >= at->work) {
      if (at->key != entry.key) {
        if (at[1].work == 0 && at->work != 0) ++used_;
        at[1] = *at;
      }
    } else {
      ++at;
    }
    if (at->work == 0) ++used_;
    *at = entry;
  }

  // Without room for a greater table, old results are replaced from now on.
  void grow() {
    const unsigned log2 = std::min(log2_ + kStep, most_);
    if (!budget_->allows((std::size_t{2} << log2) * sizeof(Entry))) {
      most_ = log2_;
      return;
    }
    Zeroed<Entry> old(*budget_, std::size_t{2} << log2);
    old.swap(entries_);
    log2_ = log2;
    used_ = 0;
    for (std::size_t i = 0; i < old.size(); ++i) {
      if (old[i].work != 0) put(old[i]);
    }
  }

  Budget* budget_;
  unsigned most_, log2_;
  std::size_t used_ = 0;  // places
  Zeroed<Entry> entries_;
};

}  // namespace summand
