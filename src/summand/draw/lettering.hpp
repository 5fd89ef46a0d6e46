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

// The words in lines, broken at spaces and nowhere else, each no wider than `room` by the width
// function (a single word may be).
std::vector<std::string> in_lines(std::string_view words, int room, int (*width)(std::string_view));

// Letters on paper, in tenths of a point.
inline constexpr int kLetterHeight = 120;
inline constexpr int kSmallHeight = 95;  // of the parts of a fraction

// How wide a label is in text, and an upper estimate of how wide it is on paper.
int width_in_text(std::string_view text);
int width_on_paper(std::string_view text);

}  // namespace summand
