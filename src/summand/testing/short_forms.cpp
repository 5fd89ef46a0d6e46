#include "summand/testing/short_forms.hpp"

#include "summand/base/check.hpp"
#include "summand/language/session.hpp"
#include "summand/value/copy.hpp"

namespace summand::testing {

Value value_from_text(ValueStore& store, std::string_view text) {
  Session session(Budget(), By::anything, std::span<const AnyRuleset* const>());
  const Attempt<Answer> answer = session.evaluate(text);
  SUMMAND_CHECK(answer.has_value());
  const Game* game = answer->get<Game>();
  SUMMAND_CHECK(game != nullptr);
  return copied(session.store(), game->value(), store);
}

}  // namespace summand::testing
