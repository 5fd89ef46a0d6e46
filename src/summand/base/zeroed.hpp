// Zeroed<T>: a fixed array of zero bytes, charged to a budget. The tables store their data in it.
#pragma once

#include <type_traits>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/memory.hpp"

namespace summand {

// Zeroed memory that is charged to a budget. Throws LimitReached.
void* take_charged(Budget& budget, std::size_t bytes, Pages pages);
// The same for a table that the work can do without: null if the limit or the machine has no memory
// for it.
void* take_if_free(Budget& budget, std::size_t bytes, Pages pages);

template <class T>
  requires std::is_trivially_copyable_v<T>
class Zeroed {
 public:
  Zeroed() = default;
  Zeroed(Budget& budget, std::size_t size, Pages pages = Pages::when_used)
      : budget_(&budget), size_(size) {
    data_ = static_cast<T*>(take_charged(budget, size * sizeof(T), pages));
  }
  // An empty array if the limit or the machine has no memory for it.
  static Zeroed if_free(Budget& budget, std::size_t size, Pages pages = Pages::when_used) {
    Zeroed out;
    out.data_ = static_cast<T*>(take_if_free(budget, size * sizeof(T), pages));
    if (out.data_ == nullptr) return out;
    out.budget_ = &budget;
    out.size_ = size;
    return out;
  }
  Zeroed(Zeroed&& other) noexcept { swap(other); }
  Zeroed& operator=(Zeroed&& other) noexcept {
    swap(other);
    return *this;
  }
  ~Zeroed() {
    if (data_ == nullptr) return;
    give_back_zeroed(data_);
    budget_->release(size_ * sizeof(T));
  }

  void swap(Zeroed& other) noexcept {
    std::swap(budget_, other.budget_);
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
  }

  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }

 private:
  Budget* budget_ = nullptr;
  T* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace summand
