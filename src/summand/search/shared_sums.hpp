// SharedSums: what several searches of one sum share.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "summand/search/transpositions.hpp"

namespace summand {

// Who wins the sums that any of the searches has met, and the sums that they search now. A search
// leaves sums for later that another one searches.
class SharedSums {
 public:
  // The table has 2^log2_pairs pairs of places, 48 bytes each. Throws LimitReached.
  SharedSums(Budget& budget, unsigned log2_pairs)
      : known_(budget, log2_pairs, Transpositions::Size::is_fixed) {}

  Transpositions& known() { return known_; }

  // Sums that are searched now. Two of them may hide each other, so the answer is a guess.
  void begin(const SumKey& key) { slot(key).store(key.high, std::memory_order_relaxed); }
  void end(const SumKey& key) {
    std::uint64_t its = key.high;
    slot(key).compare_exchange_strong(its, 0, std::memory_order_relaxed);
  }
  bool is_searched(const SumKey& key) {
    return slot(key).load(std::memory_order_relaxed) == key.high;
  }

  // A number for each search.
  std::uint64_t new_member() { return ++members_; }

 private:
  static constexpr std::size_t kSlots = 4096;

  std::atomic<std::uint64_t>& slot(const SumKey& key) { return slots_[key.low % kSlots]; }

  Transpositions known_;
  std::array<std::atomic<std::uint64_t>, kSlots> slots_{};
  std::atomic<std::uint64_t> members_ = 0;
};

}  // namespace summand
