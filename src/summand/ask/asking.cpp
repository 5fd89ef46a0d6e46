#include "summand/ask/asking.hpp"

#include <fmt/format.h>

namespace summand::ask {

Attempt<Answer> Asking::evaluate(std::string_view expression) const {
  return within_limits([&] { return session().evaluate(expression); });
}

Attempt<Game> Asking::evaluate_game(std::string_view are_won) const {
  SUMMAND_TRY(answer, evaluate());
  if (const Game* game = answer.get<Game>()) return *game;
  return failure(Error{fmt::format("only games {}, not {}", are_won, describe(answer))});
}

// The memory of the program itself is charged at once.
Budget Asking::budget() const {
  Budget::Limits limits{.memory = settings_.memory, .interrupt = interrupt_};
  if (settings_.time.count() > 0) limits.time = settings_.time;
  Budget out(limits);
  out.charge(kProgramBytes);
  return out;
}

}  // namespace summand::ask
