// GrowingChunks: the memory of an array that grows without moving its elements.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>

#include "summand/base/budget.hpp"
#include "summand/base/memory.hpp"

namespace summand {

// Zeroed memory in chunks, charged to a budget. Each chunk has room for twice as many elements as
// the one before.
class GrowingChunks {
 public:
  GrowingChunks(const Budget& budget, std::size_t bytes_of_element, Pages pages);
  ~GrowingChunks();
  GrowingChunks(const GrowingChunks&) = delete;
  GrowingChunks& operator=(const GrowingChunks&) = delete;

  // The place of an element below 2^31.
  struct Place {
    std::size_t chunk, offset;
  };
  static Place place(std::size_t i) {
    const std::size_t from_first = i + (std::size_t{1} << kLog2First);
    const auto log2 = static_cast<unsigned>(std::bit_width(from_first)) - 1;
    return {log2 - kLog2First, from_first - (std::size_t{1} << log2)};
  }

  // The start of a chunk, or null.
  void* start(std::size_t chunk) const { return starts_[chunk].load(std::memory_order_acquire); }
  // Makes room for the elements up to this one. Only one thread may do this at a time. Throws
  // LimitReached.
  void make_room(std::size_t i) {
    const std::size_t last = place(i).chunk;
    if (starts_[last].load(std::memory_order_relaxed) == nullptr) add_chunks(last);
  }

 private:
  static constexpr unsigned kLog2First = 6;
  static constexpr std::size_t kMost = 32 - kLog2First;

  std::size_t bytes_of(std::size_t chunk) const {
    return bytes_of_element_ << (chunk + kLog2First);
  }
  void add_chunks(std::size_t last);

  Budget budget_;
  std::size_t bytes_of_element_;
  Pages pages_;
  std::array<std::atomic<void*>, kMost> starts_{};
};

}  // namespace summand
