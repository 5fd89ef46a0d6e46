// LetterBoard: a position of a game that is written as text. Each cell has a letter.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/boards/key.hpp"
#include "summand/rules/letters.hpp"

namespace summand {

// Four bits for each cell, along the rows. A board of up to 32 cells needs no memory on the heap.
class LetterBoard {
 public:
  static constexpr int kMostCells = 4096;

  LetterBoard() = default;
  LetterBoard(int rows, int columns)
      : rows_(static_cast<std::uint16_t>(rows)), columns_(static_cast<std::uint16_t>(columns)) {
    if (size() > kNearCells) far_.resize(static_cast<std::size_t>(size() + 15) / 16);
  }

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  int size() const { return rows_ * columns_; }

  Letter at(int cell) const { return words()[cell / 16] >> shift(cell) & 15; }
  void put(int cell, Letter letter) {
    std::uint64_t& word = (far_.empty() ? near_ : far_.data())[cell / 16];
    word = (word & ~(std::uint64_t{15} << shift(cell))) | std::uint64_t{letter} << shift(cell);
  }

  std::size_t heap_bytes() const { return far_.size() * sizeof(std::uint64_t); }

  // Boards with different keys are different, and the other way round. `bits` hold a letter.
  std::optional<PositionKey> key(int bits) const {
    if (rows_ > 255 || columns_ > 255 || 16 + size() * bits > 128) return std::nullopt;
    __extension__ using Wide = unsigned __int128;
    Wide out = 0;
    for (int word = (size() + 15) / 16; word-- > 0;) {
      out = out << (16 * bits) | narrowed(words()[word], bits);
    }
    out = out << 16 | Wide{columns_} << 8 | rows_;
    return PositionKey{static_cast<std::uint64_t>(out), static_cast<std::uint64_t>(out >> 64)};
  }

  friend bool operator==(const LetterBoard&, const LetterBoard&) = default;
  friend std::strong_ordering operator<=>(const LetterBoard&, const LetterBoard&) = default;
  friend std::uint64_t hash_value(const LetterBoard& board) {
    std::uint64_t hash = hash_word(std::uint64_t{board.rows_} << 16 | board.columns_);
    for (const std::uint64_t word : board.near_) hash = hash_combine(hash, word);
    for (const std::uint64_t word : board.far_) hash = hash_combine(hash, word);
    return hash;
  }

 private:
  static constexpr int kNearCells = 32;

  // The letters of a word in `bits` bits each, instead of four: neighbours are pushed together,
  // then pairs, and so on.
  static std::uint64_t narrowed(std::uint64_t word, int bits) {
    if (bits == 4) return word;
    // For each level one at the first bit of each pair.
    constexpr std::uint64_t kFirsts[] = {0x0101'0101'0101'0101, 0x0001'0001'0001'0001,
                                         0x0000'0001'0000'0001, 1};
    for (int level = 0; level < 4; ++level) {
      const int used = bits << level, gap = (4 << level) - used;
      const std::uint64_t low = kFirsts[level] * ((std::uint64_t{1} << used) - 1);
      word = (word & low) | (word >> gap & low << used);
    }
    return word;
  }
  static int shift(int cell) { return cell % 16 * 4; }
  const std::uint64_t* words() const { return far_.empty() ? near_ : far_.data(); }

  std::uint16_t rows_ = 0, columns_ = 0;
  std::uint64_t near_[2] = {0, 0};
  std::vector<std::uint64_t> far_;  // all cells, if they are more than 32
};

}  // namespace summand
