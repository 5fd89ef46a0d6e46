#include "summand/ask/match/new_match.hpp"

#include <fmt/format.h>
#include <string>

#include "summand/algebra/named_from.hpp"
#include "summand/language/answer.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/text/caret.hpp"

namespace summand::ask {

namespace {

// The first example of a game, if the text is its name.
std::string expression_to_play(const Session& session, std::string_view text) {
  const AnyRuleset* game = session.find_game(text);
  if (game == nullptr || game->info().given_examples().empty()) return std::string(text);
  const auto example = game->parse(game->info().given_examples().front());
  return example ? example->print_call() : std::string(text);
}

Attempt<SumMatch> match_from(Session& session, const std::string& expression, Player first,
                             const MatchManner& manner) {
  SUMMAND_TRY(answer, session.evaluate(expression));
  const Game* game = answer.get<Game>();
  if (game == nullptr) {
    return failure(Error{"only games are played, but this is " + std::string(describe(answer))});
  }
  SUMMAND_TRY(start, SumInPlay::of(named_from(*game, manner.origin), manner.convention));
  return SumMatch(expression, std::move(start), first);
}

}  // namespace

Attempt<SumMatch> new_match(Session& session, std::string_view text, Player first,
                            const MatchManner& manner) {
  const std::string expression = expression_to_play(session, text);
  auto match = within_limits([&] { return match_from(session, expression, first, manner); });
  // The error is in the example, not in the text.
  if (!match && expression != text) match.error().is_in_text = false;
  return match;
}

Failure in_place(std::string_view text, std::string_view before, Failure failure) {
  if (failure.limit || !failure.is_in_text) return failure;
  return {
      {fmt::format("{}{}", before, message_with_caret(text, failure.error))}, std::nullopt, false};
}

}  // namespace summand::ask
