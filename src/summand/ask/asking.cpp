#include "summand/ask/asking.hpp"

#include <fmt/format.h>

namespace summand::ask {

Attempt<Answer> Asking::evaluate(std::string_view expression) const {
  return within_limits([&] { return session().evaluate(expression); });
}

Attempt<Game> Asking::evaluate_game(std::string_view are_won) const {
  SUMMAND_TRY(answer, evaluate());
  if (const Game* game = answer.get<Game>()) return *game;
  return failure(Error{fmt::format("only games {}, but this is {}", are_won, describe(answer))});
}

Budget Asking::budget() const { return budget_of(settings_, interrupt_); }

}  // namespace summand::ask
