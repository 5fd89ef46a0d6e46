// ChargedVector: a vector whose memory counts against a budget.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"

namespace summand {

// Grows by doubling. LimitReached is thrown before anything changes.
template <class T>
class ChargedVector {
 public:
  explicit ChargedVector(Budget budget) : budget_(std::move(budget)) {}
  // The budget is copied: the other vector keeps its own.
  ChargedVector(ChargedVector&& other) noexcept
      : budget_(other.budget_),  // NOLINT(performance-move-constructor-init)
        charged_(std::exchange(other.charged_, 0)),
        elements_(std::move(other.elements_)) {}
  ChargedVector(const ChargedVector&) = delete;
  ChargedVector& operator=(const ChargedVector&) = delete;
  ChargedVector& operator=(ChargedVector&&) = delete;
  ~ChargedVector() { budget_.release(charged_); }

  std::size_t size() const { return elements_.size(); }
  bool empty() const { return elements_.empty(); }
  T& operator[](std::size_t i) { return elements_[i]; }
  const T& operator[](std::size_t i) const { return elements_[i]; }
  const T* data() const { return elements_.data(); }
  T& back() { return elements_.back(); }
  const T& back() const { return elements_.back(); }
  auto begin() const { return elements_.begin(); }
  auto end() const { return elements_.end(); }

  void push_back(T element) {
    if (elements_.size() == elements_.capacity()) grow();
    elements_.push_back(std::move(element));
  }
  T pop_back() {
    T out = std::move(elements_.back());
    elements_.pop_back();
    return out;
  }
  void truncate(std::size_t size) {
    elements_.erase(elements_.begin() + static_cast<std::ptrdiff_t>(size), elements_.end());
  }

 private:
  void grow() {
    const std::size_t size = elements_.empty() ? 8 : 2 * elements_.size();
    const std::size_t bytes = size * sizeof(T);
    budget_.ask();
    budget_.charge(bytes - charged_);
    charged_ = bytes;
    elements_.reserve(size);
  }

  Budget budget_;
  std::size_t charged_ = 0;
  std::vector<T> elements_;
};

}  // namespace summand
