// The room that letters need, and labels that are fractions.
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

// Reads digits, a stroke and digits, with an optional minus sign before them. Returns nullopt for
// all other texts.
std::optional<Fraction> as_fraction(std::string_view text);

// The characters of a UTF-8 text. A byte that starts no character belongs to the one before.
std::vector<std::string_view> characters(std::string_view text);

// At most that many characters. If some are left out, the last one is an ellipsis.
std::string shortened(std::string_view text, std::size_t most);

// The words in lines, broken at spaces only. No line is wider than `room` by the width function,
// unless it is a single word.
std::vector<std::string> in_lines(std::string_view words, int room, int (*width)(std::string_view));

// Letters on paper, in tenths of a point.
inline constexpr int kLetterHeight = 120;
inline constexpr int kSmallHeight = 95;  // of the parts of a fraction

// The width of a label in text, and an upper estimate of its width on paper.
int width_in_text(std::string_view text);
int width_on_paper(std::string_view text);

}  // namespace summand
