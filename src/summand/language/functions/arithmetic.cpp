// Arithmetic of numbers besides sums.
#include <cstdlib>
#include <fmt/core.h>

#include "summand/algebra/loopy_games.hpp"
#include "summand/algebra/loopy_value.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/loopy/powers.hpp"
#include "summand/theory/uptimals.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

constexpr std::int64_t kMostPowerBits = 1'000'000;

// base^exponent for exponent >= 0, by squaring.
Dyadic raised(Dyadic base, std::int64_t exponent) {
  Dyadic out = 1;
  for (; exponent > 0; exponent /= 2) {
    CurrentBudget::look();
    if (exponent % 2 != 0) out *= base;
    if (exponent > 1) base *= base;
  }
  return out;
}

// Whether x = 2^k or -2^k.
bool is_power_of_two(const Dyadic& x) {
  const Dyadic numerator = x.numerator().abs();
  return !x.is_zero() &&
         numerator == Dyadic::power_of_two(static_cast<std::int64_t>(numerator.bit_length()) - 1);
}

Result<Answer> power_of_number(const FunctionCall& call) {
  SUMMAND_TRY(base, call.number(0));
  SUMMAND_TRY(exponent, call.integer(1));
  if (exponent.sign() < 0 && base.is_zero())
    return fail("0 has no negative powers", call.offset(1));
  if (base.is_zero()) return call.answer(exponent.is_zero() ? Dyadic(1) : Dyadic(0));
  if (base.abs() == 1) {
    const bool odd = !exponent.half().is_integer();
    return call.answer(odd ? base : Dyadic(1));
  }
  if (exponent.sign() < 0 && !is_power_of_two(base)) {
    return fail("a negative power is a dyadic rational for powers of two only", call.offset(1));
  }
  // An estimate of the bits of the result, checked before anything is multiplied.
  const auto log2 =
      static_cast<std::int64_t>(base.numerator().bit_length()) - 1 - base.log2_denominator();
  const std::int64_t bits =
      is_power_of_two(base)
          ? std::abs(log2)
          : static_cast<std::int64_t>(base.bit_length() + base.log2_denominator());
  const std::optional<std::int64_t> times = exponent.to_int64();
  if (!times || *times > kMostPowerBits || *times < -kMostPowerBits ||
      bits * std::abs(*times) > kMostPowerBits) {
    return fail(fmt::format("pow gives numbers of at most {} bits", kMostPowerBits), call.offset());
  }
  if (*times >= 0) return call.answer(raised(base, *times));
  const Dyadic out = Dyadic::power_of_two(log2 * *times);
  return call.answer(base.sign() < 0 && *times % 2 != 0 ? -out : out);
}

// A number, or one of the pseudonumbers on, off, n+over and n+under.
Result<PseudoNumber> exponent_of_game(const FunctionCall& call) {
  SUMMAND_TRY(its, call.short_value(1));
  if (its) {
    SUMMAND_TRY(number, call.number(1));
    return PseudoNumber{.number = number};
  }
  SUMMAND_TRY(game, call.game(1));
  StopperStore& stoppers = call.workspace().stoppers();
  const auto sides = sides_of(game);
  if (sides && sides->is_stopper()) {
    if (const auto x = PseudoNumbers(stoppers).pseudo_number(sides->onside)) return *x;
  }
  return fail("an exponent is a number, on, or n+over or n+under for a number n", call.offset(1));
}

template <Result<Value> (*short_power)(ValueStore&, Value, const Dyadic&),
          Result<LoopyGame> (*loopy_power)(ValueStore&, Value, const PseudoNumber&)>
Result<Answer> power_of_short_game(const FunctionCall& call, Value g) {
  SUMMAND_TRY(exponent, exponent_of_game(call));
  if (!is_loopy(exponent)) {
    auto found = short_power(call.store(), g, exponent.number);
    if (!found) return shifted(std::move(found).error(), call.offset(1));
    return call.answer(*found);
  }
  auto found = loopy_power(call.store(), g, exponent);
  if (!found) return shifted(std::move(found).error(), call.offset(1));
  return Answer{loopy_position(call.shared_workspace(), *found)};
}

Result<Answer> power_of_number_or_game(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  if (is_number(call.store(), g)) return power_of_number(call);
  if (auto answer = answer_to_power(call.store(), g); !answer) {
    return shifted(std::move(answer).error(), call.offset(0));
  }
  return power_of_short_game<power_of_game, power_of_game>(call, g);
}

Result<Answer> sum_of_powers(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return power_of_short_game<power_sum, power_sum>(call, g);
}

template <Dyadic (Dyadic::*of)() const>
Result<Answer> of_number(const FunctionCall& call) {
  SUMMAND_TRY(x, call.number(0));
  return call.answer((x.*of)());
}

Result<Answer> denominator_of_number(const FunctionCall& call) {
  SUMMAND_TRY(x, call.number(0));
  return call.answer(Dyadic::power_of_two(std::int64_t{x.log2_denominator()}));
}

}  // namespace

std::span<const Function> arithmetic_functions() {
  static constexpr Function kTable[] = {
      {"ceiling", "x", "The least integer that is not less than the number x.", 1, 1,
       of_number<&Dyadic::ceil>, "ceiling(-3/4)", "0", true},
      {"denominator", "x", "The denominator of the number x in lowest terms, a power of two.", 1, 1,
       denominator_of_number, "denominator(6/16)", "8", true},
      {"floor", "x", "The greatest integer that is not greater than the number x.", 1, 1,
       of_number<&Dyadic::floor>, "floor(-3/4)", "-1", true},
      {"numerator", "x", "The numerator of the number x in lowest terms.", 1, 1,
       of_number<&Dyadic::numerator>, "numerator(6/16)", "3", true},
      {"pow", "x, n",
       "The number x to the power n. A game x = {0|H} has powers, too: pow(^, 2) is ^<2>. Then n "
       "may be on.",
       2, 2, power_of_number_or_game, "pow(2, -3)", "1/8"},
      {"pow_to", "G, x",
       "The sum of the powers of G up to x: it is G : y for 1 : y = x. Here x >= 0 is a number or "
       "on.",
       2, 2, sum_of_powers, "pow_to(^, 3)", "^[3]"},
  };
  return kTable;
}

}  // namespace summand
