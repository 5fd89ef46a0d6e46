#include "summand/analysis/conjecture_text.hpp"

#include <fmt/core.h>
#include <optional>

#include "summand/base/attempt.hpp"
#include "summand/language/answer.hpp"

namespace summand {

std::string conjecture_text(const AnyPosition& position, Player first) {
  const auto found = within_limits(
      [&]() -> Attempt<std::optional<ConjecturedResult>> { return position.conjecture(first); });
  if (!found || !*found) return {};
  const auto& [winning, text] = **found;
  return fmt::format("if a conjecture is true, {} wins{}: {}",
                     player_name(winning ? first : opponent(first)),
                     winning ? " by " + winning->name : "", text);
}

}  // namespace summand
