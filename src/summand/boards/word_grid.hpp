// WordGrid: boards of up to 64 cells in one machine word, with a fixed number of bits for each row.
//
// Row r and column c is bit r * kStride + c. The last bit of each row is free, so that a step to
// the side never reaches the next row. Shapes stand in the corner: their first row and first column
// are 0. The stride is known when the program is built, so each step is a shift by a constant.
#pragma once

#include <bit>
#include <cstdint>

namespace summand {

template <int kBitsOfARow>
struct WordGrid {
  using Word = std::uint64_t;

  static constexpr int kStride = kBitsOfARow;
  static constexpr int kRows = 64 / kStride;
  static constexpr int kColumns = kStride - 1;
  static constexpr Word kFirstRow = (Word{1} << kStride) - 1;  // with its free bit
  static constexpr Word kFirstColumn = [] {
    Word out = 0;
    for (int row = 0; row < kRows; ++row) out |= Word{1} << (row * kStride);
    return out;
  }();
  // Whether shapes can be turned by a quarter.
  static constexpr bool kTurns = kStride == 8;

  static constexpr Word bit(int row, int column) { return Word{1} << (row * kStride + column); }

  // The cells above, below and beside these. Some may lie in free bits.
  static constexpr Word neighbours(Word cells) {
    return cells << 1 | cells >> 1 | cells << kStride | cells >> kStride;
  }
  // The members of `all` that are connected to `from` by edges.
  static constexpr Word connected(Word from, Word all) {
    for (Word before = 0; before != from;) {
      before = from;
      from |= neighbours(from) & all;
    }
    return from;
  }

  // How far a shape that is not empty must be shifted down to stand in the corner.
  static constexpr int distance_to_corner(Word shape) {
    const int rows = std::countr_zero(shape) / kStride * kStride;
    return rows + std::countr_zero(columns_of(shape));
  }
  // The columns in which the shape has a cell, in the first row.
  static constexpr Word columns_of(Word shape) {
    if constexpr (kStride == 8) {
      shape |= shape >> 32;
      shape |= shape >> 16;
      shape |= shape >> 8;
    } else {
      for (int by = std::bit_ceil(unsigned{kRows}) / 2 * kStride; by >= kStride; by = next(by)) {
        shape |= shape >> by;
      }
    }
    return shape & kFirstRow;
  }
  static constexpr int width(Word shape) {
    return static_cast<int>(std::bit_width(columns_of(shape)));
  }
  static constexpr int height(Word shape) {
    return (static_cast<int>(std::bit_width(shape)) - 1) / kStride + 1;
  }

  // The shape upside down, at the lower edge.
  static constexpr Word upside_down(Word shape) {
    if constexpr (kStride == 8) return __builtin_bswap64(shape);
    const Word back = turned(shape);  // with its columns in the wrong order
    Word out = 0;
    for (int column = 0; column < kStride; ++column) {
      out |= (back >> column & kFirstColumn) << (kStride - 1 - column);
    }
    return out;
  }
  // The shape turned by a half, at the lower edge and the right edge.
  static constexpr Word turned(Word shape) {
    Word out = __builtin_bswap64(shape);
    out = (out >> 4 & 0x0f0f0f0f0f0f0f0f) | (out & 0x0f0f0f0f0f0f0f0f) << 4;
    out = (out >> 2 & 0x3333333333333333) | (out & 0x3333333333333333) << 2;
    out = (out >> 1 & 0x5555555555555555) | (out & 0x5555555555555555) << 1;
    return out >> (64 - kRows * kStride);
  }
  // Rows and columns exchanged.
  static constexpr Word transposed(Word shape)
    requires kTurns
  {
    Word moving = (shape ^ shape >> 7) & 0x00aa00aa00aa00aa;
    shape ^= moving ^ moving << 7;
    moving = (shape ^ shape >> 14) & 0x0000cccc0000cccc;
    shape ^= moving ^ moving << 14;
    moving = (shape ^ shape >> 28) & 0x00000000f0f0f0f0;
    return shape ^ moving ^ moving << 28;
  }

 private:
  static constexpr int next(int by) { return by / kStride / 2 * kStride; }
};

}  // namespace summand
