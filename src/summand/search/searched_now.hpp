// SearchedNow: what several searches are searching now.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "summand/ruleset/sum_key.hpp"

namespace summand {

// A search leaves questions for later that another one has begun. Two questions may hide each
// other, so the answers are guesses.
class SearchedNow {
 public:
  void begin(const SumKey& key) { slot(key).store(key.high, std::memory_order_relaxed); }
  void end(const SumKey& key) {
    std::uint64_t its = key.high;
    slot(key).compare_exchange_strong(its, 0, std::memory_order_relaxed);
  }
  bool has(const SumKey& key) const {
    return slots_[key.low % kSlots].load(std::memory_order_relaxed) == key.high;
  }

 private:
  static constexpr std::size_t kSlots = 4096;

  std::atomic<std::uint64_t>& slot(const SumKey& key) { return slots_[key.low % kSlots]; }

  std::array<std::atomic<std::uint64_t>, kSlots> slots_{};
};

}  // namespace summand
