// ElementSet: a set of elements of a finite monoid, with one bit for each element.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace summand {

// Two sets may be compared or united only if they have the same size (the order of the monoid).
class ElementSet {
 public:
  explicit ElementSet(std::uint32_t size = 0) : words_((size + 63) / 64) {}

  bool contains(std::uint32_t element) const {
    return (words_[element / 64] >> (element % 64) & 1) != 0;
  }
  void insert(std::uint32_t element) { words_[element / 64] |= std::uint64_t{1} << (element % 64); }

  ElementSet& operator|=(const ElementSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }

  bool empty() const {
    for (const std::uint64_t word : words_) {
      if (word != 0) return false;
    }
    return true;
  }
  std::uint32_t count() const {
    std::uint32_t count = 0;
    for (const std::uint64_t word : words_)
      count += static_cast<std::uint32_t>(std::popcount(word));
    return count;
  }
  bool meets(const ElementSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((words_[i] & other.words_[i]) != 0) return true;
    }
    return false;
  }
  bool is_subset_of(const ElementSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((words_[i] & ~other.words_[i]) != 0) return false;
    }
    return true;
  }

  // Calls visit(element) in rising order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
        visit(static_cast<std::uint32_t>(64 * i) +
              static_cast<std::uint32_t>(std::countr_zero(word)));
      }
    }
  }

  // About the bytes that a set of this size takes.
  static std::size_t bytes(std::uint32_t size) { return sizeof(ElementSet) + (size + 63) / 64 * 8; }

  friend bool operator==(const ElementSet&, const ElementSet&) = default;
  friend auto operator<=>(const ElementSet&, const ElementSet&) = default;

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace summand
