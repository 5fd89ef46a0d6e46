// ShortList: a list of limited length in place.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace summand {

// Its elements are not made before they are added. Adding to a full list is not allowed.
template <class T, std::size_t kMost>
class ShortList {
 public:
  // Leaves the elements as they are, where a default constructor could set them to zero.
  ShortList() {}  // NOLINT(modernize-use-equals-default)
  ShortList(const ShortList& other) { *this = other; }
  ShortList& operator=(const ShortList& other) {
    size_ = other.size_;
    std::copy(other.begin(), other.end(), elements_.begin());
    return *this;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == kMost; }
  T* begin() { return elements_.data(); }
  T* end() { return begin() + size_; }
  const T* begin() const { return elements_.data(); }
  const T* end() const { return begin() + size_; }
  T& operator[](std::size_t i) { return elements_[i]; }
  const T& operator[](std::size_t i) const { return elements_[i]; }
  void push_back(const T& element) { elements_[size_++] = element; }
  // The last element takes its place.
  void remove(std::size_t i) { elements_[i] = elements_[--size_]; }

 private:
  std::uint32_t size_ = 0;
  std::array<T, kMost> elements_;
};

}  // namespace summand
