// Strip: a row of cells. Each has a piece of Left, a piece of Right, or is free.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/hash.hpp"
#include "summand/base/result.hpp"
#include "summand/boards/bits.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

// Two machine words. Bit i of each is the cell i, counted from the left end. A cell never has two
// pieces, so the first cell with a bit in both words is the wall beyond the right end.
class Strip {
 public:
  static constexpr int kMostCells = 64;

  // How a strip is written: one character for each cell. `right` is 0 if Right has no pieces.
  struct Letters {
    char left, right, free;
  };

  Strip() : Strip(0, 0, 0) {}
  Strip(int length, std::uint64_t left, std::uint64_t right) : left_(left), right_(right) {
    if (length == kMostCells) return;
    left_ |= std::uint64_t{1} << length;
    right_ |= std::uint64_t{1} << length;
  }

  // Reads one to 64 cells. Capitals and small letters are alike.
  static Result<Strip> parse(std::string_view text, Letters letters);
  std::string print(Letters letters) const;

  int length() const { return std::countr_zero(left_ & right_); }
  std::uint64_t left() const { return left_ & ~right_; }
  std::uint64_t right() const { return right_ & ~left_; }
  std::uint64_t occupied() const { return left_ ^ right_; }
  std::uint64_t free() const { return ~(left_ | right_) & ((left_ & right_) - 1); }

  // The strip after a piece moved from one cell to another, which must be free.
  Strip moved(int from, int to) const {
    const std::uint64_t step = std::uint64_t{1} << from | std::uint64_t{1} << to;
    Strip after = *this;
    (left_ >> from & 1 ? after.left_ : after.right_) ^= step;
    return after;
  }

  // The cells from `begin` to `end` - 1, as a strip of their own.
  Strip cells(int begin, int end) const {
    if (begin == end) return Strip();
    const std::uint64_t within = low_bits(end - begin);
    return Strip(end - begin, left() >> begin & within, right() >> begin & within);
  }
  // Replaces the cells from `begin` to `end` - 1 by `count` free ones. `count` must not be greater
  // than the number of these cells.
  Strip replaced(int begin, int end, int count) const {
    const Strip behind = cells(end, length());
    const int from = begin + count;
    const std::uint64_t before = low_bits(begin);
    std::uint64_t left_pieces = left() & before, right_pieces = right() & before;
    if (behind.length() > 0) {
      left_pieces |= behind.left() << from;
      right_pieces |= behind.right() << from;
    }
    return Strip(from + behind.length(), left_pieces, right_pieces);
  }

  // The strip read from the right end, with the players' pieces exchanged.
  Strip mirrored() const;

  // Different strips have different keys. Strips of up to 31 cells need one word. Some strips of 64
  // cells have no key.
  std::optional<PositionKey> key() const {
    if ((left_ | right_) >> 32 == 0) return PositionKey{left_ | right_ << 32, 0};
    if (right_ == 0) return std::nullopt;
    return PositionKey{left_, right_};
  }

  // A row of glyphs, with a free column between two of them.
  Picture picture(Letters letters) const;
  BoardShape shape(Letters letters) const;

  // Calls visit(strip) for all strips of 1..length cells.
  template <class Visit>
  static void for_each_up_to(int length, Visit&& visit) {
    for (int cells = 1; cells <= length; ++cells) for_each_of(cells, visit);
  }
  // Calls visit(strip) for all strips of one length, which must be less than 64.
  template <class Visit>
  static void for_each_of(int length, Visit&& visit) {
    const std::uint64_t all = low_bits(length);
    for (std::uint64_t left = 0; left <= all; ++left) {
      const std::uint64_t others = all & ~left;
      // The subsets of `others`, in rising order.
      std::uint64_t right = 0;
      do {
        visit(Strip(length, left, right));
        right = (right - others) & others;
      } while (right != 0);
    }
  }

  friend bool operator==(const Strip&, const Strip&) = default;
  friend auto operator<=>(const Strip&, const Strip&) = default;
  friend std::uint64_t hash_value(const Strip& strip) {
    return hash_combine(hash_word(strip.left_), strip.right_);
  }

 private:
  std::uint64_t left_, right_;
};

}  // namespace summand
