// How much room letters take, and which labels are fractions.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace summand {

// -3/2 is (-, 3, 2).
struct Fraction {
  bool negative = false;
  std::string_view over, under;

  friend bool operator==(const Fraction&, const Fraction&) = default;
};

// Digits, a stroke and digits, perhaps with a minus sign before them; nothing else is a fraction.
std::optional<Fraction> as_fraction(std::string_view text);

// The characters of UTF-8; bytes that begin none count with the one before.
std::vector<std::string_view> characters(std::string_view text);

// At most that many characters, with an ellipsis as the last one where some are left out.
std::string shortened(std::string_view text, std::size_t most);

// Letters on paper, in tenths of a point.
inline constexpr int kLetterHeight = 120;
inline constexpr int kSmallHeight = 95;  // of the parts of a fraction

// An upper estimate of how wide a label is on paper.
int width_on_paper(std::string_view text);

}  // namespace summand
