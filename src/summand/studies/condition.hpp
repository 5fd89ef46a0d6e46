// Condition: an expression over named counts, for conjectures about many states.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand {

// A condition has integers of 64 bits, names, + - * / % and a leading -, min(a, b), max(a, b),
// abs(a), comparisons == != < <= > >=, and not, and, or. `/` rounds down, and `%` is its remainder,
// so that a == a / b * b + a % b. `and` and `or` evaluate their right side only if the left one
// does not decide. Truth values and numbers are distinguished when the text is read. == and !=
// compare both.
class Condition {
 public:
  static constexpr std::size_t kMostText = 10'000;  // bytes
  static constexpr unsigned kMostDepth = 100;       // nested brackets and signs

  // A name begins with a letter, followed by letters, digits and `_`. The error has its place.
  static Result<Condition> parse(std::string_view text, std::span<const std::string> names);

  // Whether its value is true or false. Otherwise it is a number.
  bool is_claim() const { return claim_; }
  const std::string& text() const { return text_; }
  // Whether it uses the name with this index.
  bool uses(std::size_t name) const;

  // The value for names[i] = values[i]. Assumes is_claim() (or that it is a number, for number())
  // and a value for each name. It fails for a number beyond 64 bits and for a division by 0. The
  // error has the offset of the operator.
  Result<bool> holds(std::span<const std::int64_t> values) const;
  Result<std::int64_t> number(std::span<const std::int64_t> values) const;

 private:
  friend class ConditionParser;

  enum class Do : std::uint8_t {
    constant,
    name,
    negate,
    add,
    subtract,
    multiply,
    divide,
    remainder,
    minimum,
    maximum,
    absolute,
    equal,
    unequal,
    less,
    less_equal,
    greater,
    greater_equal,
    negation,
    leave_if_false,  // continues at the step `operand`, or removes the value
    leave_if_true,
  };
  struct Step {
    Do what;
    std::uint32_t offset;
    std::int64_t operand;
  };

  static constexpr std::size_t kMostHeld = 6 * kMostDepth;  // operands at a time

  Result<std::int64_t> run(std::span<const std::int64_t> values) const;
  // The value of an operator for two numbers. Returns false if it does not fit 64 bits.
  static bool apply(Do what, std::int64_t a, std::int64_t b, std::int64_t& out);

  std::string text_;
  std::vector<Step> steps_;
  bool claim_ = false;
};

}  // namespace summand
