// GrowingArray<T>: an array that grows without moving its elements. Several threads may read it
// while one adds to it.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

#include "summand/base/budget.hpp"
#include "summand/base/growing_chunks.hpp"
#include "summand/base/memory.hpp"

namespace summand {

// Elements of a trivial type are zero bytes at first. Others are constructed one after the other.
template <class T>
class GrowingArray {
 public:
  static_assert(alignof(T) <= alignof(std::max_align_t));
  // Elements are used in order, or in any order.
  explicit GrowingArray(const Budget& budget, Pages pages = Pages::in_order)
      : chunks_(budget, sizeof(T), pages) {}
  ~GrowingArray() {
    if constexpr (!std::is_trivially_destructible_v<T>) {
      for (std::size_t i = 0; i < constructed_; ++i) std::destroy_at(&(*this)[i]);
    }
  }
  GrowingArray(const GrowingArray&) = delete;
  GrowingArray& operator=(const GrowingArray&) = delete;

  // An element that has room.
  T& operator[](std::size_t i) {
    const GrowingChunks::Place at = GrowingChunks::place(i);
    return static_cast<T*>(chunks_.start(at.chunk))[at.offset];
  }
  const T& operator[](std::size_t i) const { return const_cast<GrowingArray&>(*this)[i]; }
  // An element of a trivial type, or null if it has no room.
  const T* find(std::size_t i) const {
    const GrowingChunks::Place at = GrowingChunks::place(i);
    const void* const start = chunks_.start(at.chunk);
    return start == nullptr ? nullptr : static_cast<const T*>(start) + at.offset;
  }

  // Makes room for the elements up to this one, below 2^31. Only one thread may do this at a time.
  // Throws LimitReached. Then there may be room for some of them.
  void make_room(std::size_t i) { chunks_.make_room(i); }
  // Constructs the next element, which has room. Only one thread may do this at a time.
  void construct(const T& element) {
    std::construct_at(&(*this)[constructed_], element);
    ++constructed_;
  }

 private:
  GrowingChunks chunks_;
  std::size_t constructed_ = 0;
};

}  // namespace summand
