// Transpositions: who wins the sums that a search has met, in a table of fixed size.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/base/zeroed.hpp"

namespace summand {

// A sum in 128 bits. Two different sums have the same key with a probability of about 2^-128. So a
// verdict by this table is "by search, 128-bit keys".
struct SumKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  friend bool operator==(const SumKey&, const SumKey&) = default;
};

// A table of fixed size. Of the two places for a key, the first keeps the result that took most
// work, the second the latest.
class Transpositions {
 public:
  // 2^log2_pairs pairs of places of 32 bytes each. Throws LimitReached.
  Transpositions(Budget& budget, unsigned log2_pairs)
      : entries_(budget, std::size_t{2} << log2_pairs), shift_(64 - log2_pairs) {}

  std::optional<std::int32_t> find(const SumKey& key) const {
    for (std::size_t i = 0; i < 2; ++i) {
      const Entry& entry = entries_[place(key) + i];
      if (entry.work != 0 && entry.key == key) return entry.result;
    }
    return std::nullopt;
  }

  // `work` is the number of nodes that the result took.
  void insert(const SumKey& key, std::int32_t result, std::uint32_t work) {
    Entry* entry = &entries_[place(key)];
    if (entry->key == key || work >= entry->work) {
      if (entry->key != key) entry[1] = entry[0];
    } else {
      ++entry;
    }
    *entry = {key, std::max(work, 1u), result};
  }

 private:
  struct Entry {
    SumKey key;
    std::uint32_t work;  // 0: empty
    std::int32_t result;
  };

  std::size_t place(const SumKey& key) const { return 2 * (key.low >> shift_); }

  Zeroed<Entry> entries_;
  unsigned shift_;
};

}  // namespace summand
