// MisereCall: the arguments of a function as canonical misère forms.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "summand/algebra/misere_terms.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/misere/misere_forms.hpp"
#include "summand/misere/position_forms.hpp"

namespace summand {

// The forms of a call, in a store of their own.
class MisereCall {
 public:
  explicit MisereCall(const FunctionCall& call)
      : call_(call), store_(call.workspace().budget()), evaluator_(store_) {}

  MisereStore& store() { return store_; }
  std::size_t offset(std::size_t i) const { return call_.offset(i); }

  // Argument i: a form in quotes, such as "*[2,3]", or the form of an impartial game.
  Result<MisereForm> form(std::size_t i) {
    if (const auto* text = call_.argument(i).get<std::string>()) {
      auto form = parse_misere_form(store_, *text);
      if (!form) return shifted(std::move(form).error(), call_.offset(i));
      return form;
    }
    SUMMAND_TRY(game, call_.game(i));
    const auto sum = misere_sum(game);
    if (!sum) return fail(sum.error().message, call_.offset(i));
    MisereForm total;
    for (const MisereTerm& term : sum->terms) {
      const auto its = evaluator_(term);
      if (!its) return fail(its.error().message, call_.offset(i));
      total = store_.sum(total, *its);
    }
    return total;
  }

  Answer text(MisereForm form) { return {print(store_, form)}; }

 private:
  const FunctionCall& call_;
  MisereStore store_;
  MisereEvaluator evaluator_;
};

}  // namespace summand
