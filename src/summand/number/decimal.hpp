// Conversion of long integers to decimal digits and back, in less than quadratic time. For the .cpp
// files of this layer.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/number/big.hpp"

namespace summand {

// The integer with these decimal digits. Assumes digits only. It halves the text repeatedly, so
// that Karatsuba's multiplication does most of the work.
Integer integer_of_digits(std::string_view digits);

// Assumes x >= 0.
std::string digits_of(const Integer& x);

// x / odd, or nullopt if that is not an integer. Assumes x >= 0 and an odd number > 0. Costs a few
// products of numbers as long as x.
std::optional<Integer> exact_quotient(const Integer& x, const Integer& odd);

// A reader of the text of a number, from left to right.
class NumberScanner {
 public:
  explicit NumberScanner(std::string_view text) : text_(text) {}

  std::size_t offset() const { return at_; }
  bool at_end() const { return at_ == text_.size(); }
  // Steps over the character and returns true, if it is next.
  bool accept(char wanted);
  // Reads digits: at least one and at most `most`. Returns them without the `_` between them.
  Result<std::string> digits(std::size_t most = kMaxNumberDigits);
  // Fails if text follows the number.
  Result<void> end() const;
  // The text for a message. It is shortened if it is long.
  std::string quoted() const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace summand
