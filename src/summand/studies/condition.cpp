#include "summand/studies/condition.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "summand/base/check.hpp"

namespace summand {

bool Condition::uses(std::size_t name) const {
  return std::ranges::any_of(steps_, [&](const Step& step) {
    return step.what == Do::name && step.operand == static_cast<std::int64_t>(name);
  });
}

bool Condition::apply(Do what, std::int64_t a, std::int64_t b, std::int64_t& out) {
  switch (what) {
    case Do::add:
      return !__builtin_add_overflow(a, b, &out);
    case Do::subtract:
      return !__builtin_sub_overflow(a, b, &out);
    case Do::multiply:
      return !__builtin_mul_overflow(a, b, &out);
    case Do::divide:
    case Do::remainder: {
      // The negative of the smallest number does not fit.
      if (b == 0 || (b == -1 && __builtin_sub_overflow(std::int64_t{0}, a, &out))) return false;
      const bool apart = a % b != 0 && (a < 0) != (b < 0);
      out = what == Do::divide ? a / b - apart : a % b + (apart ? b : 0);
      return true;
    }
    case Do::minimum:
      out = std::min(a, b);
      return true;
    case Do::maximum:
      out = std::max(a, b);
      return true;
    case Do::equal:
      out = a == b;
      return true;
    case Do::unequal:
      out = a != b;
      return true;
    case Do::less:
      out = a < b;
      return true;
    case Do::less_equal:
      out = a <= b;
      return true;
    case Do::greater:
      out = a > b;
      return true;
    case Do::greater_equal:
      out = a >= b;
      return true;
    default:
      SUMMAND_CHECK(false);
      return false;
  }
}

Result<std::int64_t> Condition::run(std::span<const std::int64_t> values) const {
  std::array<std::int64_t, kMostHeld> held;
  std::size_t count = 0;
  const auto too_large = [](const Step& step) {
    return fail("a number that does not fit into 64 bits", step.offset);
  };
  for (std::size_t at = 0; at < steps_.size(); ++at) {
    const Step& step = steps_[at];
    switch (step.what) {
      case Do::constant:
        held[count++] = step.operand;
        break;
      case Do::name:
        held[count++] = values[static_cast<std::size_t>(step.operand)];
        break;
      case Do::negate:
      case Do::absolute: {
        std::int64_t& top = held[count - 1];
        if ((step.what == Do::negate || top < 0) &&
            __builtin_sub_overflow(std::int64_t{0}, top, &top)) {
          return too_large(step);
        }
        break;
      }
      case Do::negation:
        held[count - 1] = !held[count - 1];
        break;
      case Do::leave_if_false:
      case Do::leave_if_true:
        if ((held[count - 1] != 0) == (step.what == Do::leave_if_true)) {
          at = static_cast<std::size_t>(step.operand) - 1;
        } else {
          --count;
        }
        break;
      default: {
        const std::int64_t b = held[--count];
        std::int64_t out = 0;
        if (!apply(step.what, held[count - 1], b, out)) {
          const bool divides = step.what == Do::divide || step.what == Do::remainder;
          if (divides && b == 0) return fail("a division by 0", step.offset);
          return too_large(step);
        }
        held[count - 1] = out;
      }
    }
  }
  return held[0];
}

Result<bool> Condition::holds(std::span<const std::int64_t> values) const {
  SUMMAND_CHECK(claim_);
  SUMMAND_TRY(value, run(values));
  return value != 0;
}

Result<std::int64_t> Condition::number(std::span<const std::int64_t> values) const {
  SUMMAND_CHECK(!claim_);
  return run(values);
}

}  // namespace summand
