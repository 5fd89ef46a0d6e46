// GrowingArray<T>: an array that grows without moving its elements. Several threads may read it
// while one adds to it.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/zeroed.hpp"

namespace summand {

// Memory is charged to a budget, and a limit leaves the array unchanged. Elements of a trivial type
// are zero bytes at first. Others are constructed one after the other.
template <class T>
class GrowingArray {
 public:
  // Elements are used in order, or in any order.
  explicit GrowingArray(Budget budget, Pages pages = Pages::in_order)
      : budget_(std::move(budget)), pages_(pages) {}
  ~GrowingArray() {
    if constexpr (!std::is_trivially_destructible_v<T>) {
      for (std::size_t i = 0; i < constructed_; ++i) std::destroy_at(&(*this)[i]);
    }
    for (std::size_t k = 0; k < kChunks && chunks_[k] != nullptr; ++k) {
      give_back_zeroed(chunks_[k]);
      budget_.release(size_of(k) * sizeof(T));
    }
  }
  GrowingArray(const GrowingArray&) = delete;
  GrowingArray& operator=(const GrowingArray&) = delete;

  // An element that has room.
  T& operator[](std::size_t i) {
    const Place at = place(i);
    return chunks_[at.chunk].load(std::memory_order_acquire)[at.offset];
  }
  const T& operator[](std::size_t i) const { return const_cast<GrowingArray&>(*this)[i]; }
  // An element of a trivial type, or null if it has no room.
  const T* find(std::size_t i) const {
    const Place at = place(i);
    const T* const chunk = chunks_[at.chunk].load(std::memory_order_acquire);
    return chunk == nullptr ? nullptr : chunk + at.offset;
  }

  // Makes room for the elements up to this one, below 2^31. Only one thread may do this at a time.
  // Throws LimitReached.
  void make_room(std::size_t i) {
    const std::size_t last = place(i).chunk;
    if (chunks_[last].load(std::memory_order_relaxed) != nullptr) return;
    for (std::size_t k = 0; k <= last; ++k) {
      if (chunks_[k].load(std::memory_order_relaxed) == nullptr) add_chunk(k);
    }
  }
  // Constructs the next element, which has room. Only one thread may do this at a time.
  void construct(const T& element) {
    std::construct_at(&(*this)[constructed_], element);
    ++constructed_;
  }

 private:
  // Elements are in chunks. Each is twice as large as the one before.
  static constexpr unsigned kLog2First = 6;
  static constexpr std::size_t kChunks = 32 - kLog2First;

  struct Place {
    std::size_t chunk, offset;
  };
  static Place place(std::size_t i) {
    const std::size_t from_first = i + (std::size_t{1} << kLog2First);
    const auto log2 = static_cast<unsigned>(std::bit_width(from_first)) - 1;
    return {log2 - kLog2First, from_first - (std::size_t{1} << log2)};
  }
  static std::size_t size_of(std::size_t chunk) { return std::size_t{1} << (chunk + kLog2First); }

  void add_chunk(std::size_t k) {
    void* const start = take_charged(budget_, size_of(k) * sizeof(T), pages_);
    chunks_[k].store(static_cast<T*>(start), std::memory_order_release);
  }

  Budget budget_;
  Pages pages_;
  std::array<std::atomic<T*>, kChunks> chunks_{};
  std::size_t constructed_ = 0;
};

}  // namespace summand
