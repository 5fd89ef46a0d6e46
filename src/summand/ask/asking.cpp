#include "summand/ask/asking.hpp"

#include <fmt/core.h>
#include <utility>

#include "summand/ask/origin_option.hpp"

namespace summand::ask {

Attempt<Answer> Asking::evaluate(std::string_view expression) const {
  return within_limits([&]() -> Attempt<Answer> {
    auto answer = session().evaluate(expression);
    const auto& notes = session().notes();
    notes_.insert(notes_.end(), notes.begin(), notes.end());
    const Origin origin = this->origin();
    if (!answer || origin == Origin::top) return answer;
    return named_from(*std::move(answer), origin);
  });
}

Attempt<Game> Asking::evaluate_game(std::string_view are_won) const {
  SUMMAND_TRY(answer, evaluate());
  if (const Game* game = answer.get<Game>()) return *game;
  return failure(Error{fmt::format("only games {}, but this is {}", are_won, describe(answer))});
}

Origin Asking::origin() const {
  const OriginOptions* options = request_.question->options.origin(options_);
  return options == nullptr ? Origin::top : options->origin;
}

Budget Asking::budget() const { return budget_of(settings_, interrupt_); }

}  // namespace summand::ask
