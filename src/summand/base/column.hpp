// Column<T>: an append-only array whose elements never move while it grows.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <span>
#include <type_traits>

#include "summand/base/addresses.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"

namespace summand {

// Uses a range of addresses that is filled step by step. Memory is charged to a budget before it is
// used, so a limit leaves the column unchanged. If the system has no such range (a browser), it is
// an ordinary growing array: elements move, and references to them end at the next append. More
// than `most` elements are a size limit.
template <class T>
  requires std::is_trivially_copyable_v<T>
class Column {
 public:
  Column(Budget& budget, std::size_t most, const char* name)
      : budget_(&budget),
        most_(most),
        name_(name),
        range_(most * sizeof(T), std::min<std::size_t>(most * sizeof(T), kLeast)),
        data_(static_cast<T*>(range_.start())) {
    if (!moves()) most_ = std::min(most_, range_.bytes() / sizeof(T));
  }
  ~Column() {
    budget_->release(filled_ * sizeof(T));
    if (moves()) std::free(data_);
  }
  Column(const Column&) = delete;
  Column& operator=(const Column&) = delete;

  // Whether elements move when it grows.
  bool moves() const { return range_.start() == nullptr; }
  std::size_t size() const { return size_; }
  const T* data() const { return data_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }

  // Makes room for `count` more elements at end(); append() adds them to the column.
  T* room(std::size_t count) {
    if (size_ + count > filled_) grow(size_ + count);
    return data_ + size_;
  }
  void append(std::size_t count) {
    SUMMAND_DCHECK(size_ + count <= filled_);
    size_ += count;
  }
  void push_back(const T& element) {
    *room(1) = element;
    ++size_;
  }

 private:
  static constexpr std::size_t kLeast = std::size_t{64} << 20;
  static constexpr std::size_t kPage = 4096;

  void grow(std::size_t needed) {
    if (needed > most_) reach_limit(Limit::size, std::string("too many ") + name_);
    // Grows by an eighth, in whole pages, so that little unused memory is charged.
    const std::size_t wished = std::max(needed, filled_ + filled_ / 8);
    const std::size_t bytes = (wished * sizeof(T) + kPage - 1) / kPage * kPage;
    const std::size_t filled = std::min(most_, bytes / sizeof(T));
    const std::size_t extra = (filled - filled_) * sizeof(T);
    budget_->charge(extra);
    if (!take(filled)) {
      budget_->release(extra);
      reach_limit(Limit::memory, std::string("the machine has no memory left for ") + name_);
    }
    filled_ = filled;
  }

  bool take(std::size_t filled) {
    if (!moves()) return range_.fill(filled * sizeof(T));
    void* moved = std::realloc(data_, filled * sizeof(T));
    if (moved == nullptr) return false;
    data_ = static_cast<T*>(moved);
    std::memset(static_cast<void*>(data_ + filled_), 0, (filled - filled_) * sizeof(T));
    return true;
  }

  Budget* budget_;
  std::size_t most_;
  const char* name_;
  Addresses range_;
  T* data_;
  std::size_t size_ = 0;
  std::size_t filled_ = 0;
};

}  // namespace summand
