// NimValues: the values of the heaps 0, 1, 2, ..., stored as narrow as possible.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <variant>

#include "summand/base/budget.hpp"
#include "summand/base/column.hpp"

namespace summand::heaps {

// One byte for each heap while all values are below 2^8, then two, then four. Widening copies all
// values once. The elements of a column do not move while it grows.
class NimValues {
 public:
  // It is less on machines with short addresses.
  static constexpr std::size_t kMost =
      std::min(std::uint64_t{1} << 34, std::uint64_t{SIZE_MAX} / sizeof(std::uint32_t));

  explicit NimValues(Budget& budget);

  std::size_t size() const { return size_; }
  // The budget. Code that reads many values asks it once in kStretch of them.
  Budget& budget() const { return *budget_; }
  static constexpr std::size_t kStretch = 4096;
  void ask_at(std::size_t n) const {
    if (n % kStretch == 0) budget_->ask();
  }
  unsigned width() const { return width_; }  // bytes for each value: 1, 2 or 4
  std::uint32_t operator[](std::size_t n) const {
    switch (width_) {
      case 1:
        return bytes_->data()[n];
      case 2:
        return shorts_->data()[n];
      default:
        return words_->data()[n];
    }
  }

  // A pointer to the values, or nullptr if they have another width.
  const std::uint8_t* bytes() const { return bytes_ ? bytes_->data() : nullptr; }
  const std::uint16_t* shorts() const { return shorts_ ? shorts_->data() : nullptr; }
  const std::uint32_t* words() const { return words_ ? words_->data() : nullptr; }

  void push_back(std::uint32_t value);

  // Keeps the values that the pointer above points to, also after they got another width. Assumes
  // that the budget lives as long.
  std::shared_ptr<const void> holder() const;

  // For kernels that write whole stretches: returns room for `count` values after the last one. The
  // kernel then appends them by their number. Assumes that the values have that width.
  std::uint8_t* byte_room(std::size_t count) { return bytes_->room(count); }
  std::uint16_t* short_room(std::size_t count) { return shorts_->room(count); }
  std::uint32_t* word_room(std::size_t count) { return words_->room(count); }
  void append(std::size_t count);

  // Uses at least that many bytes for each value from now on.
  void widen(unsigned width);
  void clear();

 private:
  Budget* budget_;
  unsigned width_ = 1;
  std::size_t size_ = 0;
  std::shared_ptr<Column<std::uint8_t>> bytes_;
  std::shared_ptr<Column<std::uint16_t>> shorts_;
  std::shared_ptr<Column<std::uint32_t>> words_;
};

}  // namespace summand::heaps
