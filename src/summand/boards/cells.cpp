#include "summand/boards/cells.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <vector>

#include "summand/boards/grid_text.hpp"
#include "summand/boards/side_arguments.hpp"

namespace summand {

namespace {

// The transpose of a matrix of 8 x 8 bits, one row in each byte.
std::uint64_t turned_over(std::uint64_t square) {
  const auto exchange = [&](int step, std::uint64_t mask) {
    const std::uint64_t different = (square ^ square >> step) & mask;
    square ^= different ^ different << step;
  };
  exchange(7, 0x00aa00aa00aa00aau);
  exchange(14, 0x0000cccc0000ccccu);
  exchange(28, 0x00000000f0f0f0f0u);
  return square;
}

}  // namespace

Cells Cells::full(int rows, int columns) {
  Cells cells(rows, columns);
  for (int cell = 0; cell < cells.size(); ++cell) cells.add(cell);
  return cells;
}

Result<Cells> Cells::parse(std::string_view text, char in, char out) {
  const char letters[] = {in, out};
  return read_grid<Cells>(text, {letters, 2}, [&](Cells& cells, int cell, char c) {
    if (c == in) cells.add(cell);
  });
}

std::string Cells::print(char in, char out) const {
  std::string text;
  for (int cell = 0; cell < size(); ++cell) {
    if (cell != 0 && cell % columns_ == 0) text += '|';
    text += contains(cell) ? in : out;
  }
  return text;
}

Result<Cells> Cells::make_full(const Arguments& arguments) {
  SUMMAND_TRY(sides, sides_of(arguments, kMostCells));
  return full(sides.rows, sides.columns);
}

std::optional<Cells> Cells::take_large_part() {
  for (int cell = first(); cell >= 0; cell = first()) {
    const Cells part = connected_to(cell);
    part.for_each([&](int member) { remove(member); });
    if (part.count() > 1) return part.trimmed();
  }
  return std::nullopt;
}

Cells Cells::large_connected_to(int cell) const {
  Cells part(rows_, columns_);
  std::vector<int> edge;
  const auto reach = [&](int at) {
    if (!contains(at) || part.contains(at)) return;
    part.add(at);
    edge.push_back(at);
  };
  reach(cell);
  while (!edge.empty()) {
    const int at = edge.back();
    edge.pop_back();
    if (at % columns_ != 0) reach(at - 1);
    if ((at + 1) % columns_ != 0) reach(at + 1);
    if (at >= columns_) reach(at - columns_);
    if (at + columns_ < size()) reach(at + columns_);
  }
  return part;
}

Cells::Box Cells::box() const {
  if (empty()) return {};
  if (bits_.one_word()) {
    const int top = row_of(std::countr_zero(bits_.word()));
    const int rows = row_of(63 - std::countl_zero(bits_.word())) + 1 - top;
    const std::uint64_t row =
        joined_rows(bits_.word() >> (top * columns_), rows) & low_bits(columns_);
    const int left = std::countr_zero(row);
    return {top, left, rows, 64 - std::countl_zero(row) - left};
  }
  int top = rows_, bottom = -1, left = columns_, right = -1;
  bits_.for_each([&](int cell) {
    top = std::min(top, cell / columns_);
    bottom = std::max(bottom, cell / columns_);
    left = std::min(left, cell % columns_);
    right = std::max(right, cell % columns_);
  });
  return {top, left, bottom - top + 1, right - left + 1};
}

Cells Cells::cut_large(const Box& box) const {
  if (size() == 0) return Cells(1, 1);
  if (box.rows == rows_ && box.columns == columns_) return *this;
  Cells out(box.rows, box.columns);
  bits_.for_each([&](int cell) {
    const int row = cell / columns_ - box.top, column = cell % columns_ - box.left;
    if (row < 0 || row >= box.rows || column < 0 || column >= box.columns) return;
    out.add(row * box.columns + column);
  });
  return out;
}

Cells Cells::flip_rows() const {
  if (bits_.one_word()) return Cells(rows_, columns_, flipped_word());
  Cells out(rows_, columns_);
  bits_.for_each(
      [&](int cell) { out.add((rows_ - 1 - cell / columns_) * columns_ + cell % columns_); });
  return out;
}

Cells Cells::turned() const {
  if (bits_.one_word()) {
    return size() == 0 ? *this : Cells(rows_, columns_, reversed(bits_.word()) >> (64 - size()));
  }
  Cells out(rows_, columns_);
  bits_.for_each([&](int cell) { out.add(size() - 1 - cell); });
  return out;
}

std::uint64_t Cells::flipped_word() const {
  const std::uint64_t row = low_bits(columns_);
  std::uint64_t out = 0;
  for (int from = 0, to = size() - columns_; to >= 0; from += columns_, to -= columns_) {
    out |= (bits_.word() >> from & row) << to;
  }
  return out;
}

Cells Cells::transposed() const {
  constexpr int kByte = 8;
  if (rows_ <= kByte && columns_ <= kByte) {
    std::uint64_t square = 0, word = 0;
    for (int r = 0; r < rows_; ++r) {
      square |= (bits_.word() >> (r * columns_) & low_bits(columns_)) << (r * kByte);
    }
    square = turned_over(square);
    for (int c = 0; c < columns_; ++c) {
      word |= (square >> (c * kByte) & low_bits(rows_)) << (c * rows_);
    }
    return Cells(columns_, rows_, word);
  }
  if (bits_.one_word()) {
    std::uint64_t word = 0;
    for (int r = 0; r < rows_; ++r) {
      std::uint64_t row = bits_.word() >> (r * columns_) & low_bits(columns_);
      for (; row != 0; row &= row - 1) {
        word |= std::uint64_t{1} << (std::countr_zero(row) * rows_ + r);
      }
    }
    return Cells(columns_, rows_, word);
  }
  Cells out(columns_, rows_);
  bits_.for_each([&](int cell) { out.add(cell % columns_ * rows_ + cell / columns_); });
  return out;
}

Cells Cells::least_of_flips() const {
  if (bits_.one_word() && size() > 0) {
    const std::uint64_t word = bits_.word(), flipped = flipped_word();
    const int beyond = 64 - size();
    return Cells(rows_, columns_,
                 std::min({word, flipped, reversed(word) >> beyond, reversed(flipped) >> beyond}));
  }
  const Cells flipped = flip_rows();
  return std::min({*this, flipped, turned(), flipped.turned()});
}

Cells Cells::least_of_symmetries() const {
  // Boards with fewer rows are less.
  if (rows_ < columns_) return least_of_flips();
  if (rows_ > columns_) return transposed().least_of_flips();
  return std::min(least_of_flips(), transposed().least_of_flips());
}

std::string Cells::name(int cell) const {
  std::string column;
  for (int c = cell % columns_ + 1; c > 0; c = (c - 1) / 26) {
    column.insert(column.begin(), static_cast<char>('a' + (c - 1) % 26));
  }
  return column + std::to_string(cell / columns_ + 1);
}

std::optional<int> Cells::named(std::string_view name) const {
  int column = 0, row = 0;
  std::size_t at = 0;
  for (; at < name.size() && name[at] >= 'a' && name[at] <= 'z'; ++at) {
    column = 26 * column + (name[at] - 'a' + 1);
    if (column > columns_) return std::nullopt;
  }
  const auto [end, error] = std::from_chars(name.data() + at, name.data() + name.size(), row);
  if (error != std::errc() || end != name.data() + name.size()) return std::nullopt;
  if (column < 1 || row < 1 || row > rows_ || name[at] == '0') return std::nullopt;
  return (row - 1) * columns_ + column - 1;
}

std::optional<PositionKey> Cells::key() const {
  const auto rows = static_cast<std::uint64_t>(rows_),
             columns = static_cast<std::uint64_t>(columns_);
  if (size() <= 52) return PositionKey{bits_.word() | rows << 52 | columns << 58, 0};
  if (size() > 112) return std::nullopt;
  const std::uint64_t high = size() > 64 ? bits_.words()[1] : 0;
  return PositionKey{bits_.words()[0], high | rows << 48 | columns << 56};
}

Picture Cells::picture(std::string_view in, std::string_view out) const {
  Picture picture{.rows = rows_, .columns = 2 * columns_ - 1, .marks = {}};
  for (int cell = 0; cell < size(); ++cell) {
    const bool member = contains(cell);
    picture.marks.push_back({cell / columns_, 2 * (cell % columns_), std::string(member ? in : out),
                             member ? Paint::empty : Paint::blocked});
  }
  return picture;
}

BoardShape Cells::shape(char in, char out) const {
  return grid_shape(print(in, out), std::string{in, out}, std::string_view(&out, 1));
}

}  // namespace summand
