// Cooled and heated games, products, and thermal dissociation.
#include "summand/theory/cooling.hpp"

#include "summand/base/check.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/theory/dissociation.hpp"
#include "summand/theory/heating.hpp"
#include "summand/theory/norton.hpp"
#include "summand/theory/reduced.hpp"

namespace summand {

namespace {

// The value, or the error at the place of an argument.
Result<Answer> answer_at(const FunctionCall& call, Result<Value> value, std::size_t argument) {
  if (!value) return shifted(std::move(value).error(), call.offset(argument));
  return call.answer(*value);
}

template <Value (*f)(Thermographs&, Value)>
Result<Answer> by_thermographs(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return call.answer(f(call.workspace().thermographs(), g));
}

template <Value (*f)(ValueStore&, Value)>
Result<Answer> by_store(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return call.answer(f(call.store(), g));
}

Result<Answer> cooled(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  SUMMAND_TRY(t, call.number(1));
  return answer_at(call, cool(call.workspace().thermographs(), g, t), 1);
}

Result<Answer> heated(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  SUMMAND_TRY(s, call.value(1));
  if (call.size() == 2) return call.answer(heat(call.store(), g, s));
  SUMMAND_TRY(t, call.value(2));
  return call.answer(heat(call.store(), g, s, t));
}

Result<Answer> overheated(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  SUMMAND_TRY(s, call.value(1));
  SUMMAND_TRY(t, call.value(2));
  return answer_at(call, overheat(call.store(), g, s, t), 1);
}

Result<Answer> overheated_from_zero(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  SUMMAND_TRY(t, call.value(1));
  return answer_at(call, overheat_from_zero(call.store(), g, t), 1);
}

Result<Answer> norton_product(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  SUMMAND_TRY(u, call.value(1));
  return answer_at(call, norton(call.store(), g, u), 1);
}

Result<Answer> dissociated(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  const Dissociation parts = dissociate(call.workspace().thermographs(), g);
  SUMMAND_CHECK(add_up(call.store(), parts) == g);
  List out;
  out.elements.push_back(call.answer(parts.mean));
  for (const HeatedInfinitesimal& part : parts.parts) {
    List pair;
    pair.elements.push_back(call.answer(part.temperature));
    pair.elements.push_back(call.answer(part.infinitesimal));
    out.elements.push_back(Answer{std::move(pair)});
  }
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> cooling_functions() {
  static constexpr Function kTable[] = {
      {"chill", "G", "G cooled by 1.", 1, 1, by_thermographs<chill>, "chill({2|-1})", "{1|0}"},
      {"cool", "G, t", "G with a tax of t >= -1 on every move.", 2, 2, cooled,
       "cool({3||2*|1*}, 1/2)", "{5/2|2*}"},
      {"dissociate", "G",
       "The mean of G, then pairs [t, e]: the infinitesimals e, heated by t, add up to the rest. "
       "The sum is verified; fails if that is too expensive.",
       1, 1, dissociated, "dissociate({4|1})", "[5/2, [3/2, *]]"},
      {"freeze", "G", "G cooled by its temperature: its mean, up to an infinitesimal.", 1, 1,
       by_thermographs<freeze>, "freeze({2|-1})", "1/2*"},
      {"heat", "G, t",
       "Every move of G earns t, but numbers stay. heat(G, s, t): Left's moves earn s, Right's t.",
       2, 3, heated, "heat(^, 1)", "{1||0|-2}"},
      {"norton", "G, U", "The Norton product G.U, for U > 0 or an integer G.", 2, 2, norton_product,
       "norton(1/2, ^)", "{^2*|v*}"},
      {"overheat", "G, s, t",
       "Berlekamp's overheating: an integer n becomes n copies of s, and other moves earn t. Needs "
       "s > 0, t > 0 and not s <= t. Fails if small games show that it is not additive.",
       3, 3, overheated, "overheat(1/2, 1, 1*)", "{1*|*}"},
      {"overheat_from_zero", "G, t",
       "Overheating as in Winning Ways: every move earns t > 0, also in numbers.", 2, 2,
       overheated_from_zero, "overheat_from_zero(1/4, 1)", "{1|*}"},
      {"reduced", "G", "The reduced canonical form: the simplest game infinitesimally close.", 1, 1,
       by_store<reduced>, "reduced({1*|^})", "{1|0}"},
      {"warm", "G", "Berlekamp's overheating from 1* to 1, which undoes chilling.", 1, 1,
       by_store<warm>, "warm(1/2)", "{1|*}"},
  };
  return kTable;
}

}  // namespace summand
