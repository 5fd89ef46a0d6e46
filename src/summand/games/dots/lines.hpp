// Lines: a set of the lines of a board.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace summand::dots {

class Lines {
 public:
  static constexpr unsigned kMost = 256;

  bool has(unsigned line) const { return (words_[line / 64] >> line % 64 & 1) != 0; }
  void add(unsigned line) { words_[line / 64] |= std::uint64_t{1} << line % 64; }
  Lines with(unsigned line) const {
    Lines out = *this;
    out.add(line);
    return out;
  }
  unsigned size() const {
    unsigned out = 0;
    for (const std::uint64_t word : words_) out += static_cast<unsigned>(std::popcount(word));
    return out;
  }
  bool empty() const { return *this == Lines(); }
  bool contains(const Lines& other) const { return other.without(*this).empty(); }
  Lines without(const Lines& other) const {
    Lines out = *this;
    for (std::size_t i = 0; i < words_.size(); ++i) out.words_[i] &= ~other.words_[i];
    return out;
  }

  // Calls visit(line) for each member, in rising order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        visit(static_cast<unsigned>(64 * i) + static_cast<unsigned>(std::countr_zero(rest)));
      }
    }
  }

  friend auto operator<=>(const Lines&, const Lines&) = default;

 private:
  std::array<std::uint64_t, kMost / 64> words_{};
};

}  // namespace summand::dots
