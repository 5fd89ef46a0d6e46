// Bits: a set of up to 4,096 small integers. Up to 128 are stored in place.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"

namespace summand {

// The word with its bits in reverse order: bit 63 becomes bit 0.
constexpr std::uint64_t reversed(std::uint64_t word) {
  word = (word >> 1 & 0x5555555555555555u) | (word & 0x5555555555555555u) << 1;
  word = (word >> 2 & 0x3333333333333333u) | (word & 0x3333333333333333u) << 2;
  word = (word >> 4 & 0x0f0f0f0f0f0f0f0fu) | (word & 0x0f0f0f0f0f0f0f0fu) << 4;
  return __builtin_bswap64(word);
}

// A word with the lowest `count` bits set. `count` is at most 64.
constexpr std::uint64_t low_bits(int count) {
  return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

// A value type: two words in place, or an array if more are needed. Bits beyond size() are 0.
class Bits {
 public:
  static constexpr int kInPlace = 128;
  static constexpr int kMost = 4096;

  Bits() noexcept : in_place_{0, 0} {}
  explicit Bits(int size) : size_(size), in_place_{0, 0} {
    SUMMAND_DCHECK(size >= 0 && size <= kMost);
    if (on_heap()) heap_ = new std::uint64_t[word_count()]();
  }
  // A set of at most 64 elements, given as one word.
  Bits(int size, std::uint64_t word) noexcept : size_(size), in_place_{word, 0} {
    SUMMAND_DCHECK(size <= 64);
  }
  Bits(const Bits& other) : size_(other.size_), in_place_{0, 0} {
    if (on_heap()) [[unlikely]] {
      heap_ = new std::uint64_t[word_count()];
      std::copy_n(other.heap_, word_count(), heap_);
    } else {
      take_words(other);
    }
  }
  Bits(Bits&& other) noexcept : size_(other.size_), in_place_{0, 0} {
    take_words(other);
    if (on_heap()) [[unlikely]]
      other.size_ = 0;
  }
  Bits& operator=(const Bits& other) {
    if (on_heap() || other.on_heap()) [[unlikely]]
      return *this = Bits(other);
    size_ = other.size_;
    take_words(other);
    return *this;
  }
  Bits& operator=(Bits&& other) noexcept {
    if (on_heap() || other.on_heap()) [[unlikely]] {
      std::swap(size_, other.size_);
      std::swap(in_place_[0], other.in_place_[0]);
      std::swap(in_place_[1], other.in_place_[1]);
    } else {
      size_ = other.size_;
      take_words(other);
    }
    return *this;
  }
  ~Bits() {
    if (on_heap()) [[unlikely]]
      delete[] heap_;
  }

  int size() const { return size_; }
  bool one_word() const { return size_ <= 64; }
  std::uint64_t word() const { return in_place_[0]; }  // the whole set, if one_word()
  std::span<const std::uint64_t> words() const { return {data(), word_count()}; }
  std::size_t heap_bytes() const { return on_heap() ? word_count() * sizeof(std::uint64_t) : 0; }

  bool test(int i) const { return (data()[i / 64] >> (i % 64) & 1) != 0; }
  void set(int i) { data()[i / 64] |= std::uint64_t{1} << (i % 64); }
  void reset(int i) { data()[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }

  // Replaces each word by combine(word, other word). Both sets must have the same size.
  template <class Combine>
  void combine(const Bits& other, Combine&& combine) {
    SUMMAND_DCHECK(size_ == other.size_);
    for (std::size_t w = 0; w < word_count(); ++w) data()[w] = combine(data()[w], other.data()[w]);
  }

  int count() const {
    int sum = 0;
    for (const std::uint64_t word : words()) sum += std::popcount(word);
    return sum;
  }
  bool none() const {
    return std::ranges::all_of(words(), [](std::uint64_t word) { return word == 0; });
  }

  // Calls visit(member) in rising order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t w = 0; w < word_count(); ++w) {
      for (std::uint64_t left = data()[w]; left != 0; left &= left - 1) {
        visit(static_cast<int>(64 * w) + std::countr_zero(left));
      }
    }
  }

  friend bool operator==(const Bits& a, const Bits& b) {
    if (a.size_ != b.size_) return false;
    if (a.on_heap()) [[unlikely]]
      return std::ranges::equal(a.words(), b.words());
    return a.in_place_[0] == b.in_place_[0] && (a.size_ <= 64 || a.in_place_[1] == b.in_place_[1]);
  }
  friend std::strong_ordering operator<=>(const Bits& a, const Bits& b) {
    if (a.size_ != b.size_) return a.size_ <=> b.size_;
    for (std::size_t w = a.word_count(); w-- > 0;) {
      if (a.data()[w] != b.data()[w]) return a.data()[w] <=> b.data()[w];
    }
    return std::strong_ordering::equal;
  }
  friend std::uint64_t hash_value(const Bits& bits) {
    std::uint64_t hash = hash_word(static_cast<std::uint64_t>(bits.size_));
    for (const std::uint64_t word : bits.words()) hash = hash_combine(hash, word);
    return hash;
  }

 private:
  bool on_heap() const { return size_ > kInPlace; }

  // Copied word by word. As a pair, the words would be loaded before the stores of a fresh set are
  // complete.
  void take_words(const Bits& other) noexcept {
    in_place_[0] = other.in_place_[0];
    if (size_ > 64) in_place_[1] = other.in_place_[1];
  }

  std::size_t word_count() const { return static_cast<std::size_t>(size_ + 63) / 64; }
  std::uint64_t* data() { return on_heap() ? heap_ : in_place_; }
  const std::uint64_t* data() const { return on_heap() ? heap_ : in_place_; }

  int size_ = 0;
  union {
    std::uint64_t in_place_[2];
    std::uint64_t* heap_;
  };
};

}  // namespace summand
