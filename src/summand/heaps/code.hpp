// Code: the rules of a taking-and-breaking game, with a digit for each number of counters taken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::heaps {

// What may be left of a heap after a number of counters is taken. Bit j of `heaps` allows a move to
// leave exactly j heaps, none of them empty. If `unequal`, no two of these heaps have the same
// size. If `mixed`, not all of them have the same size. This differs only for three heaps or more.
struct Digit {
  std::uint8_t heaps = 0;
  bool unequal = false;
  bool mixed = false;

  bool leaves(unsigned count) const { return (heaps >> count & 1) != 0; }
  // Whether two heaps or more that a move leaves must fulfil a condition.
  bool has_condition() const { return unequal || mixed; }

  friend bool operator==(const Digit&, const Digit&) = default;
};

// d0.d1d2d3..., finite or repeating: an octal code such as 0.77 (Kayles), or a hexadecimal one such
// as 0.3F. Digits go up to V = 31, which allows up to four heaps to be left (Winning Ways, ch. 4).
class Code {
 public:
  static constexpr std::size_t kMostDigits = 1'000'000;

  // Reads a code. Digits are 0-9 and A-V. A letter u after a digit requires unequal heaps (4u.0 is
  // Grundy's game), and ? heaps that are not all equal. Digits in brackets at the end repeat for
  // ever (0.[3] is Nim). A point with nothing after it may be left out, and so may a 0 before the
  // point: ".77", "4.007", "0.3[31]", "4u". d0 takes nothing, so it may only split: it is a
  // multiple of 4.
  //
  // The codes of CGSuite are read, too: ! for u, the numbers of heaps in braces for a digit
  // (0.{2,3} is 0.C), and zeros at the beginning (04.3). Codes with moves that do not exist here
  // are refused: those that add counters (80.0), leave more than four heaps ({2+}.0) or heaps of
  // one size (8=.0). CGSuite's ? also forbids to leave a single heap of one counter if the digit
  // may leave one heap. So ? is refused for these digits.
  //
  // A code with one of the digits 8-F is hexadecimal, and a digit G-V there is more often a
  // mistake. So a code with both kinds must begin with "32:" ("32:0.8G").
  static Result<Code> parse(std::string_view text);

  // digits[i] says what may be left when i are taken. `repeated`, if not empty, follows for ever.
  // Final digits 0 of a finite code are dropped.
  explicit Code(std::vector<Digit> digits, std::vector<Digit> repeated = {});

  // The text that parse() reads, in its shortest form: "0.77", "4.[7]", "4u.0", "32:0.8G".
  std::string print() const;

  Digit digit(std::uint64_t taken) const {
    if (taken < digits_.size()) return digits_[taken];
    if (repeated_.empty()) return {};
    return repeated_[(taken - digits_.size()) % repeated_.size()];
  }
  bool finite() const { return repeated_.empty(); }
  // The largest number that may be taken, or 0 if there is none. Assumes a finite code.
  std::uint64_t most_taken() const;
  // The largest number of heaps that a move may leave.
  unsigned most_heaps() const;

  // d0 and the digits that do not repeat. There is at least one.
  const std::vector<Digit>& digits() const { return digits_; }
  const std::vector<Digit>& repeated() const { return repeated_; }

  friend bool operator==(const Code&, const Code&) = default;

 private:
  std::vector<Digit> digits_;
  std::vector<Digit> repeated_;
};

}  // namespace summand::heaps
