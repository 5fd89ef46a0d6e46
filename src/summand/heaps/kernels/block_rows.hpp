// BlockRows: for each value the set of recent heaps that have it, as a row of bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "summand/base/budget.hpp"
#include "summand/base/zeroed.hpp"

namespace summand::heaps {

// The rows are a window of the last heaps: at least `history` of them, and a block after them.
class BlockRows {
 public:
  static constexpr std::size_t kValues = 512;

  BlockRows(Budget& budget, std::size_t history)
      : history_((history + 63) / 64 * 64),
        offset_(history_),
        stride_((history_ + kWindow) / 8 + kPadding),
        bytes_(budget, kValues * stride_) {}

  const std::uint8_t* data() const { return &bytes_[0]; }
  std::size_t stride() const { return stride_; }
  // The place of a heap's bit in the rows. Heaps before the first one have no value.
  std::size_t bit(std::int64_t heap) const { return static_cast<std::size_t>(heap + offset_); }

  // Prepares the rows: heaps below `end` may be set, and only the history before `first` is needed.
  void move_to(std::size_t first, std::size_t end) {
    if (bit(static_cast<std::int64_t>(end)) <= history_ + kWindow) return;
    const std::size_t moved = (bit(static_cast<std::int64_t>(first)) - history_) / 8;
    for (std::size_t value = 0; value < kValues; ++value) {
      std::uint8_t* row = &bytes_[value * stride_];
      std::memmove(row, row + moved, stride_ - moved);
      std::memset(row + stride_ - moved, 0, moved);
    }
    offset_ -= static_cast<std::int64_t>(8 * moved);
  }

  void set(std::size_t heap, std::size_t value) {
    const std::size_t at = bit(static_cast<std::int64_t>(heap));
    bytes_[value * stride_ + at / 8] |= static_cast<std::uint8_t>(1u << at % 8);
  }

 private:
  static constexpr std::size_t kWindow = std::size_t{1} << 15;
  // The words that may be read after the last bit. The number of lines is odd, so that rows use
  // different cache sets.
  static constexpr std::size_t kPadding = 64 * 3;

  std::size_t history_;
  std::int64_t offset_;
  std::size_t stride_;
  Zeroed<std::uint8_t> bytes_;
};

}  // namespace summand::heaps
