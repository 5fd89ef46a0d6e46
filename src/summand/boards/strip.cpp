#include "summand/boards/strip.hpp"

#include <fmt/core.h>
#include <optional>

#include "summand/boards/grid_text.hpp"

namespace summand {

Result<Strip> Strip::parse(std::string_view text, Letters letters) {
  if (text.empty()) return fail("an empty strip; it has at least one cell");
  std::string known{letters.left, letters.free};
  if (letters.right != '\0') known += letters.right;
  std::uint64_t left = 0, right = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i == kMostCells) return fail(fmt::format("a strip has at most {} cells", kMostCells), i);
    const std::uint64_t cell = std::uint64_t{1} << i;
    const std::optional<char> meant = letter_meant(known, text[i]);
    if (meant == letters.left) {
      left |= cell;
    } else if (meant == letters.right && letters.right != '\0') {
      right |= cell;
    } else if (meant != letters.free) {
      const std::string others = letters.right == '\0' ? "" : fmt::format(", '{}'", letters.right);
      return fail(fmt::format("expected '{}'{} or '{}'", letters.left, others, letters.free), i);
    }
  }
  return Strip(static_cast<int>(text.size()), left, right);
}

std::string Strip::print(Letters letters) const {
  std::string text(static_cast<std::size_t>(length()), letters.free);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((left() >> i & 1) != 0) text[i] = letters.left;
    if ((right() >> i & 1) != 0) text[i] = letters.right;
  }
  return text;
}

Strip Strip::mirrored() const {
  const int cells = length();
  if (cells == 0) return *this;
  return Strip(cells, reversed(right()) >> (64 - cells), reversed(left()) >> (64 - cells));
}

Picture Strip::picture(Letters letters) const {
  Picture picture{.rows = 1, .columns = 2 * length() - 1, .marks = {}};
  const std::string text = print({letters.left, letters.right, 0});
  for (int i = 0; i < length(); ++i) {
    const char piece = text[static_cast<std::size_t>(i)];
    picture.marks.push_back({0, 2 * i, piece == 0 ? "·" : std::string(1, piece),
                             piece == 0               ? Paint::empty
                             : (left() >> i & 1) != 0 ? Paint::left
                                                      : Paint::right});
  }
  return picture;
}

BoardShape Strip::shape(Letters letters) const {
  return strip_shape(print(letters), std::string{letters.free, letters.left, letters.right});
}

}  // namespace summand
