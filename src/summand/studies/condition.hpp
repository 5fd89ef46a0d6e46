// Condition: an expression over named counts, by which a conjecture about many states is written.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand {

// Whole numbers of 64 bits, names, + - * / % and a leading -, min(a, b), max(a, b), abs(a),
// comparisons == != < <= > >=, and not, and, or. `/` rounds down and `%` is what it leaves, so that
// a == a / b * b + a % b. `and` and `or` look at their right side only where the left one does not
// decide. Truth values and numbers are told apart when the text is read; == and != compare both.
class Condition {
 public:
  static constexpr std::size_t kMostText = 10'000;  // bytes
  static constexpr unsigned kMostDepth = 100;       // brackets and signs within one another

  // Names begin with a letter and go on with letters, digits and `_`. The error has its place.
  static Result<Condition> parse(std::string_view text, std::span<const std::string> names);

  // Whether the expression is true or false; else it is a number.
  bool is_claim() const { return claim_; }
  const std::string& text() const { return text_; }
  // Whether it depends on the name of this index.
  bool uses(std::size_t name) const;

  // What it says where names[i] is values[i]. Assumes is_claim(), or that it is a number, and a
  // value for each name. The errors are a number beyond 64 bits and a division by 0, and their
  // offset is that of the operator.
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
    leave_if_false,  // goes on at the step `operand`, or takes the value away
    leave_if_true,
  };
  struct Step {
    Do what;
    std::uint32_t offset;
    std::int64_t operand;
  };

  static constexpr std::size_t kMostHeld = 6 * kMostDepth;  // operands at a time

  Result<std::int64_t> run(std::span<const std::int64_t> values) const;
  // The value of an operator of two numbers; false for none in 64 bits.
  static bool apply(Do what, std::int64_t a, std::int64_t b, std::int64_t& out);

  std::string text_;
  std::vector<Step> steps_;
  bool claim_ = false;
};

}  // namespace summand
