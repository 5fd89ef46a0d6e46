// Nim arithmetic: nimbers *n, or integers n for them.
#include "summand/number/nim.hpp"

#include "summand/language/functions/groups.hpp"
#include "summand/language/functions/misere_call.hpp"

namespace summand {

namespace {

Result<std::vector<std::uint64_t>> nimbers(const FunctionCall& call) {
  std::vector<std::uint64_t> out;
  for (std::size_t i = 0; i < call.size(); ++i) {
    SUMMAND_TRY(nimber, call.nimber(i));
    out.push_back(nimber);
  }
  return out;
}

Answer nimber_answer(const FunctionCall& call, std::uint64_t n) {
  return call.answer(call.store().nimber(n));
}

Result<Answer> sum(const FunctionCall& call) {
  SUMMAND_TRY(heaps, nimbers(call));
  return nimber_answer(call, nim_sum(heaps));
}

Result<Answer> product(const FunctionCall& call) {
  SUMMAND_TRY(factors, nimbers(call));
  std::uint64_t out = 1;
  for (const std::uint64_t factor : factors) out = nim_multiply(out, factor);
  return nimber_answer(call, out);
}

Result<Answer> power_of_nimber(const FunctionCall& call) {
  SUMMAND_TRY(a, call.nimber(0));
  SUMMAND_TRY(exponent, call.integer(1));
  if (exponent.sign() < 0 || !exponent.to_int64()) {
    return fail("an exponent from 0 to 2^63 is expected here", call.offset(1));
  }
  return nimber_answer(call, nim_power(a, static_cast<std::uint64_t>(*exponent.to_int64())));
}

Result<Answer> inverse(const FunctionCall& call) {
  SUMMAND_TRY(a, call.nimber(0));
  if (a == 0) return fail("0 has no inverse", call.offset(0));
  return nimber_answer(call, nim_inverse(a));
}

Result<Answer> square_root(const FunctionCall& call) {
  SUMMAND_TRY(a, call.nimber(0));
  return nimber_answer(call, nim_square_root(a));
}

Dyadic number_of(std::uint64_t n) {
  return Dyadic(static_cast<std::int64_t>(n >> 32)).scaled(32) +
         Dyadic(static_cast<std::int64_t>(n & 0xffffffff));
}

// A form in quotes is one of misère play: its nim-value is that in normal play.
Result<Answer> nim_value_of_game(const FunctionCall& call) {
  if (call.argument(0).get<std::string>() != nullptr) {
    MisereCall its(call);
    SUMMAND_TRY(form, its.form(0));
    return call.answer(number_of(its.store().nim_value(form)));
  }
  SUMMAND_TRY(g, call.value(0));
  if (const auto star = call.store().as_nimber(g)) return call.answer(number_of(*star));
  return fail("a game that is equal to a nimber is expected here", call.offset(0));
}

}  // namespace

std::span<const Function> nim_functions() {
  static constexpr Function kTable[] = {
      {"nim_inverse", "*a", "The nimber whose nim-product with *a is *1.", 1, 1, inverse,
       "nim_inverse(*2)", "*3"},
      {"nim_power", "*a, n", "The nim-product of n times *a.", 2, 2, power_of_nimber,
       "nim_power(*2, 3)", "*"},
      {"nim_product", "*a, *b, ...", "The product in the field of nimbers.", 1,
       Function::kAnyNumber, product, "nim_product(*2, *3)", "*"},
      {"nim_square_root", "*a", "The nimber whose nim-product with itself is *a.", 1, 1,
       square_root, "nim_square_root(*3)", "*2"},
      {"nim_sum", "*a, *b, ...", "The sum of nimbers: binary addition without carrying.", 1,
       Function::kAnyNumber, sum, "nim_sum(*3, *5)", "*6"},
      {"nim_value", "G", "The n for which G is equal to *n.", 1, 1, nim_value_of_game,
       "nim_value(octal(kayles,5))", "4", true},
  };
  return kTable;
}

}  // namespace summand
