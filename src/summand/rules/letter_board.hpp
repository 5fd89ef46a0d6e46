// LetterBoard: a position of a game that is written as text. Each cell has a letter.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "summand/base/hash.hpp"
#include "summand/boards/key.hpp"
#include "summand/rules/letters.hpp"

namespace summand {

// Four bits for each cell, along the rows. A board of up to 32 cells needs no memory on the heap.
class LetterBoard {
 public:
  static constexpr int kMostCells = 4096;
  static constexpr int kCellsOfWord = 16;

  LetterBoard() = default;
  LetterBoard(int rows, int columns)
      : rows_(static_cast<std::uint16_t>(rows)), columns_(static_cast<std::uint16_t>(columns)) {
    if (size() > kNearCells) far_ = std::make_unique<std::uint64_t[]>(word_count());
  }
  LetterBoard(const LetterBoard& other)
      : rows_(other.rows_), columns_(other.columns_), near_(other.near_) {
    if (other.far_ == nullptr) return;
    far_ = std::make_unique_for_overwrite<std::uint64_t[]>(word_count());
    std::ranges::copy(other.words(), far_.get());
  }
  LetterBoard(LetterBoard&&) noexcept = default;
  LetterBoard& operator=(const LetterBoard& other) { return *this = LetterBoard(other); }
  LetterBoard& operator=(LetterBoard&&) noexcept = default;
  ~LetterBoard() = default;

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  int size() const { return rows_ * columns_; }

  Letter at(int cell) const { return data()[cell / kCellsOfWord] >> shift(cell) & 15; }
  void put(int cell, Letter letter) {
    std::uint64_t& word = data()[cell / kCellsOfWord];
    word = (word & ~(std::uint64_t{15} << shift(cell))) | std::uint64_t{letter} << shift(cell);
  }

  // The part of the board in a box, which must lie on the board.
  LetterBoard box(int top, int left, int rows, int columns) const;

  // The bits that some letter of the board has.
  unsigned used_bits() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words()) all |= word;
    for (int half = 32; half >= 4; half /= 2) all |= all >> half;
    return static_cast<unsigned>(all & 15);
  }
  // Planes of at most 64 cells, for boards that are not larger: bit c stands for the cell c.
  std::uint64_t cells_with_bit(int bit) const;  // those whose letters have it
  void put_outside(std::uint64_t cells, Letter letter);

  std::size_t heap_bytes() const {
    return far_ == nullptr ? 0 : word_count() * sizeof(std::uint64_t);
  }

  // Boards with different keys are different, and the other way round. `bits` hold a letter.
  std::optional<PositionKey> key(int bits) const {
    if (rows_ > 255 || columns_ > 255 || 16 + size() * bits > 128) return std::nullopt;
    if (16 + size() * bits <= 64) {
      std::uint64_t out = 0;
      for (std::size_t word = word_count(); word-- > 0;) {
        out |= narrowed(data()[word], bits) << (16 + word * kCellsOfWord * bits);
      }
      return PositionKey{out | std::uint64_t{columns_} << 8 | rows_, 0};
    }
    __extension__ using Wide = unsigned __int128;
    Wide out = 0;
    for (std::size_t word = word_count(); word-- > 0;) {
      out = out << (kCellsOfWord * bits) | narrowed(data()[word], bits);
    }
    out = out << 16 | Wide{columns_} << 8 | rows_;
    return PositionKey{static_cast<std::uint64_t>(out), static_cast<std::uint64_t>(out >> 64)};
  }

  friend bool operator==(const LetterBoard& a, const LetterBoard& b) {
    if (a.rows_ != b.rows_ || a.columns_ != b.columns_ || a.near_ != b.near_) return false;
    return a.far_ == nullptr || std::ranges::equal(a.words(), b.words());
  }
  // By the sides, then by the words.
  friend std::strong_ordering operator<=>(const LetterBoard& a, const LetterBoard& b) {
    if (const auto order = a.rows_ <=> b.rows_; order != 0) return order;
    if (const auto order = a.columns_ <=> b.columns_; order != 0) return order;
    const auto left = a.words(), right = b.words();
    return std::lexicographical_compare_three_way(left.begin(), left.end(), right.begin(),
                                                  right.end());
  }
  friend std::uint64_t hash_value(const LetterBoard& board) {
    std::uint64_t hash = hash_word(std::uint64_t{board.rows_} << 16 | board.columns_);
    for (const std::uint64_t word : board.words()) hash = hash_combine(hash, word);
    return hash;
  }

 private:
  static constexpr int kNearCells = 32;

  // The letters of a word in `bits` bits each, instead of four: neighbours are pushed together,
  // then pairs, and so on.
  template <int bits>
  static constexpr std::uint64_t narrowed(std::uint64_t word) {
    return pushed<bits, 3>(pushed<bits, 2>(pushed<bits, 1>(pushed<bits, 0>(word))));
  }
  template <int bits, int level>
  static constexpr std::uint64_t pushed(std::uint64_t word) {
    // For each level one at the first bit of each pair.
    constexpr std::uint64_t kFirsts[] = {0x0101'0101'0101'0101, 0x0001'0001'0001'0001,
                                         0x0000'0001'0000'0001, 1};
    constexpr int used = bits << level, gap = (4 << level) - used;
    constexpr std::uint64_t low = kFirsts[level] * ((std::uint64_t{1} << used) - 1);
    return (word & low) | (word >> gap & low << used);
  }
  static std::uint64_t narrowed(std::uint64_t word, int bits) {
    if (bits == 1) return narrowed<1>(word);
    if (bits == 2) return narrowed<2>(word);
    if (bits == 3) return narrowed<3>(word);
    return word;
  }
  // Four equal bits for each of 16 bits.
  static constexpr std::uint64_t widened(std::uint64_t bits) {
    bits = (bits | bits << 24) & 0x0000'00ff'0000'00ff;
    bits = (bits | bits << 12) & 0x000f'000f'000f'000f;
    bits = (bits | bits << 6) & 0x0303'0303'0303'0303;
    bits = (bits | bits << 3) & kOnes;
    return bits * 15;
  }

  static constexpr std::uint64_t kOnes = 0x1111'1111'1111'1111;

  static int shift(int cell) { return cell % kCellsOfWord * 4; }
  std::size_t word_count() const {
    return static_cast<std::size_t>(size() + kCellsOfWord - 1) / kCellsOfWord;
  }
  const std::uint64_t* data() const { return far_ == nullptr ? near_.data() : far_.get(); }
  std::uint64_t* data() { return far_ == nullptr ? near_.data() : far_.get(); }
  std::span<const std::uint64_t> words() const { return {data(), word_count()}; }

  std::uint16_t rows_ = 0, columns_ = 0;
  std::array<std::uint64_t, kNearCells / kCellsOfWord> near_{};
  std::unique_ptr<std::uint64_t[]> far_;  // all cells, if they are more than 32
};

inline LetterBoard LetterBoard::box(int top, int left, int rows, int columns) const {
  LetterBoard out(rows, columns);
  const std::span<const std::uint64_t> from = words();
  std::uint64_t* const to = out.data();
  for (int row = 0; row < rows; ++row) {
    int cell = (top + row) * columns_ + left, its = row * columns;
    // Up to 16 cells at once. They lie in one word or in two.
    for (int rest = columns; rest > 0; rest -= kCellsOfWord) {
      const auto word = static_cast<std::size_t>(cell / kCellsOfWord);
      std::uint64_t letters = from[word] >> shift(cell);
      if (shift(cell) != 0 && word + 1 < from.size())
        letters |= from[word + 1] << (64 - shift(cell));
      if (rest < kCellsOfWord) letters &= (std::uint64_t{1} << (4 * rest)) - 1;
      const auto its_word = static_cast<std::size_t>(its / kCellsOfWord);
      to[its_word] |= letters << shift(its);
      if (shift(its) != 0 && its_word + 1 < out.word_count()) {
        to[its_word + 1] |= letters >> (64 - shift(its));
      }
      cell += kCellsOfWord;
      its += kCellsOfWord;
    }
  }
  return out;
}

inline std::uint64_t LetterBoard::cells_with_bit(int bit) const {
  std::uint64_t out = 0;
  for (std::size_t word = word_count(); word-- > 0;) {
    out = out << kCellsOfWord | narrowed<1>(data()[word] >> bit & kOnes);
  }
  return out;
}

inline void LetterBoard::put_outside(std::uint64_t cells, Letter letter) {
  std::uint64_t open = ~std::uint64_t{0} >> (64 - size()) & ~cells;
  for (std::size_t word = 0; open != 0; ++word, open >>= kCellsOfWord) {
    const std::uint64_t mask = widened(open & 0xffff);
    data()[word] = (data()[word] & ~mask) | (mask & letter * kOnes);
  }
}

}  // namespace summand
