#include "summand/language/session.hpp"

#include <fmt/format.h>

#include "summand/base/current_budget.hpp"
#include "summand/language/evaluation.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/language/syntax/parser.hpp"

namespace summand {

Session::Session(const Budget& budget, By by, std::span<const AnyRuleset* const> games)
    : workspace_(std::make_shared<Workspace>(budget, by)), games_(games) {}

Attempt<Answer> Session::call(std::string_view name, std::vector<Answer> arguments) {
  const Function* function = find_function(name);
  if (function == nullptr) return failure(Error{fmt::format("there is no function '{}'", name)});
  if (arguments.size() < function->least || arguments.size() > function->most) {
    return failure(
        Error{fmt::format("{0} is called as {0}({1})", function->name, function->arguments)});
  }
  return within_limits([&] {
    const CurrentBudget current(store().budget());
    std::vector<FunctionCall::Argument> placed;
    for (Answer& argument : arguments) placed.push_back({std::move(argument), placed.size() + 1});
    return function->call(FunctionCall(workspace_, 0, placed, games_, outcome_oracle()));
  });
}

Attempt<Answer> Session::evaluate(std::string_view expression) {
  return within_limits([&] { return evaluate_now(expression); });
}

Attempt<Answer> Session::evaluate_now(std::string_view expression) {
  const CurrentBudget current(store().budget());
  SUMMAND_TRY(tree, parse_expression(std::string(expression), store().budget()));
  std::string target;
  if (tree.target) {
    target = tree.words(tree.target->first, tree.target->second);
    const bool game = find_game(target) != nullptr;
    if (game || find_function(target) != nullptr) {
      return failure(Error{fmt::format("'{}' is the name of a {} and cannot be assigned", target,
                                       game ? "game" : "function"),
                           tree.target->first});
    }
  }
  auto result = Evaluation(*this, tree).run();
  if (!result) return failure(std::move(result).error());
  Answer& answer = *result;
  if (tree.target) variables_.insert_or_assign(std::move(target), answer);
  variables_.insert_or_assign("_", answer);
  return std::move(answer);
}

}  // namespace summand
