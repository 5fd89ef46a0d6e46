// Long integers to decimal digits and back, in less than quadratic time. For the .cpp files of this
// layer.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/number/big.hpp"

namespace summand {

// Assumes digits only. Halves the text again and again, so that Karatsuba's multiplication does the
// work.
Integer integer_of_digits(std::string_view digits);

// Assumes x >= 0.
std::string digits_of(const Integer& x);

// x / odd, if that is an integer. Assumes x >= 0 and an odd number > 0. Costs a few products of
// numbers as long as x.
std::optional<Integer> exact_quotient(const Integer& x, const Integer& odd);

// The text of a number, read from left to right.
class NumberScanner {
 public:
  explicit NumberScanner(std::string_view text) : text_(text) {}

  std::size_t offset() const { return at_; }
  bool at_end() const { return at_ == text_.size(); }
  // Steps over that character, if it is next.
  bool accept(char wanted);
  // The next digits, at least one and not more than `most`, without the `_` between them.
  Result<std::string> digits(std::size_t most = kMaxNumberDigits);
  // Refuses text after the number.
  Result<void> end() const;
  // The text for a message, shortened if it is long.
  std::string quoted() const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace summand
