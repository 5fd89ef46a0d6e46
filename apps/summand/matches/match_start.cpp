#include "apps/summand/matches/match_start.hpp"

#include <fmt/format.h>
#include <string>

#include "summand/language/answer.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/text/caret.hpp"

namespace summand::program {

namespace {

std::string expression_of(Session& session, std::string_view text) {
  const AnyRuleset* game = session.find_game(text);
  if (game == nullptr || game->info().given_examples().empty()) return std::string(text);
  const auto example = game->parse(game->info().given_examples().front());
  return example ? example->print_call() : std::string(text);
}

Attempt<SumMatch> start_of(Session& session, const std::string& expression, Player first) {
  return within_limits([&]() -> Attempt<SumMatch> {
    const auto answer = session.evaluate(expression);
    if (!answer) return failure(answer.error());
    const Game* game = answer->get<Game>();
    if (game == nullptr) {
      return failure(Error{"only games are played, not " + std::string(describe(*answer))});
    }
    SUMMAND_TRY(start, SumInPlay::of(*game));
    return SumMatch(expression, std::move(start), first);
  });
}

}  // namespace

Failure in_place(std::string_view text, std::string_view before, Failure failure) {
  if (failure.limit || !failure.is_in_text) return failure;
  return {
      {fmt::format("{}{}", before, message_with_caret(text, failure.error))}, std::nullopt, false};
}

Attempt<SumMatch> new_match(Session& session, std::string_view text, Player first) {
  const std::string expression = expression_of(session, text);
  auto match = start_of(session, expression, first);
  if (!match) return std::unexpected(in_place(expression, "", std::move(match).error()));
  return match;
}

}  // namespace summand::program
