#include "summand/language/session.hpp"

#include <fmt/core.h>

#include "summand/base/current_budget.hpp"
#include "summand/language/definitions/check.hpp"
#include "summand/language/evaluation.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/language/syntax/parser.hpp"

namespace summand {

namespace {

constexpr std::size_t kNoText = 0;  // texts are numbered from 1

void say_deep_calls(Failure& failure, const Evaluation& evaluation) {
  if (failure.limit == Limit::memory || failure.limit == Limit::size) {
    failure.surround("", evaluation.deep_calls());
  }
}

Attempt<Answer> call_definition(const Session& session, Definition& definition,
                                std::vector<Answer> arguments) {
  return within_limits([&]() -> Attempt<Answer> {
    const Budget& budget = session.store().budget();
    const CurrentBudget current(budget);
    const SyntaxTree nothing("", budget);
    Evaluation evaluation(session, nothing, kNoText, 0);
    auto result =
        within_limits([&] { return evaluation.call_definition(definition, std::move(arguments)); });
    if (!result) say_deep_calls(result.error(), evaluation);
    return result;
  });
}

}  // namespace

Session::Session(const Budget& budget, By by, std::span<const AnyRuleset* const> games)
    : Session(budget, by, KnownGames(games)) {}

Session::Session(const Budget& budget, By by, KnownGames games, std::shared_ptr<KeptResults> kept)
    : workspace_(std::make_shared<Workspace>(budget, by, std::move(kept))),
      games_(std::move(games)) {}

Attempt<Answer> Session::call(std::string_view name, std::vector<Answer> arguments) {
  const Function* function = find_function(name);
  if (function == nullptr) {
    if (Definition* definition = definitions_.find(name)) {
      return call_definition(*this, *definition, std::move(arguments));
    }
    return failure(Error{fmt::format("there is no function '{}'", name)});
  }
  if (arguments.size() < function->least || arguments.size() > function->most) {
    return failure(
        Error{fmt::format("{0} is called as {0}({1})", function->name, function->arguments)});
  }
  return within_limits([&] {
    const CurrentBudget current(store().budget());
    std::vector<FunctionCall::Argument> placed;
    for (Answer& argument : arguments) placed.push_back({std::move(argument), placed.size() + 1});
    return function->call(FunctionCall(workspace_, 0, placed, games_));
  });
}

Attempt<Answer> Session::evaluate(std::string_view text) {
  return within_limits([&] { return evaluate_now(text); });
}

Attempt<Answer> Session::evaluate_now(std::string_view text) {
  const CurrentBudget current(store().budget());
  notes_.clear();
  if (const auto checked = check_text(text); !checked) return failure(checked.error());
  ++texts_;
  for (std::size_t at = 0;;) {
    auto statement = parse_statement(text, at, store().budget());
    if (!statement) return failure(std::move(statement).error());
    at = statement->next;
    auto answer = carry_out(*std::move(statement));
    if (!answer || at == text.size()) return answer;
  }
}

Attempt<Answer> Session::carry_out(Statement&& statement) {
  const SyntaxTree& tree = statement.tree;
  std::string target;
  if (tree.target) {
    target = tree.words(*tree.target);
    if (const auto checked = check_target(statement, target); !checked) {
      return failure(checked.error());
    }
  }
  if (tree.is_definition) {
    auto defined = define(std::move(statement), target);
    if (!defined) return failure(std::move(defined).error());
    return *std::move(defined);
  }
  Evaluation evaluation(*this, tree, texts_, statement.begin);
  Attempt<Answer> result = within_limits([&] { return evaluation.run(); });
  notes_.insert(notes_.end(), evaluation.notes().begin(), evaluation.notes().end());
  if (!result) {
    say_deep_calls(result.error(), evaluation);
    return result;
  }
  if (tree.target) {
    definitions_.forget_users_of(target);
    definitions_.remove(target);
    variables_.insert_or_assign(std::move(target), *result);
  }
  variables_.insert_or_assign("_", *result);
  return result;
}

Result<void> Session::check_target(const Statement& statement, std::string_view target) const {
  const bool game = find_game(target) != nullptr;
  if (!game && find_function(target) == nullptr) return {};
  return fail(
      fmt::format("'{}' is the name of a {} and cannot be {}", target, game ? "game" : "function",
                  statement.tree.is_definition ? "defined again" : "assigned"),
      statement.begin + statement.tree.target->offset);
}

Result<Answer> Session::define(Statement&& statement, const std::string& name) {
  auto uses = check_definition(*this, statement.tree);
  if (!uses) return shifted(std::move(uses).error(), statement.begin);
  auto definition = std::make_unique<Definition>(name, std::move(statement.tree), store().budget());
  definition->uses = *std::move(uses);
  definition->text = texts_;
  definition->begin = statement.begin;
  std::string heading = definition->heading();
  Record said{"definition", heading + " is defined", {}};
  said.fields.text("name", name).text("heading", std::move(heading));
  definitions_.set(std::move(definition));
  variables_.erase(name);
  return Answer{std::move(said)};
}

}  // namespace summand
