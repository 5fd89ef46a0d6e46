#include "summand/algebra/entailing_sum.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "summand/algebra/loopy_value.hpp"
#include "summand/ruleset/loopy.hpp"
#include "summand/value/print.hpp"

namespace summand {

bool has_loony(const Game& game) {
  if (!game.has_loops()) return false;
  return game.has_position_where([](const AnyPosition& position) { return position.loony(); });
}

void refuse_loony(const Game& game) {
  if (!game.has_loops()) return;
  game.has_position_where([](const AnyPosition& position) {
    if (position.loony()) refuse_loony(position.ruleset().info());
    return false;
  });
}

EntailingSum entailing_sum(const Game& game) {
  EntailingSum out{.rest = Game(game.shared_workspace(), game.store().zero())};
  bool is_empty = true;
  for (const Summand& summand : game.summands()) {
    const AnyPosition* const position = summand.game.position();
    if (position == nullptr || !position->entails()) {
      const Game its = summand.game.copies(summand.copies);
      out.rest = is_empty ? its : out.rest + its;
      is_empty = false;
      continue;
    }
    out.is_there = true;
    out.loony |= position->loony();
    // Two copies cancel, but for the choice of a loony one.
    if (summand.copies.half().is_integer()) continue;
    out.nimber ^= position->nimber_of_rest(game.evaluators());
  }
  return out;
}

std::string print_loony(const Game& game, std::size_t limit) {
  const EntailingSum its = entailing_sum(game);
  if (!its.loony && has_loony(its.rest)) refuse_loony(game);  // it is an option
  if (is_loopy(its.rest)) {
    reach_limit(Limit::size,
                "a loony position beside a loopy game: no theorem says what it is worth");
  }
  ValueStore& store = game.store();
  Value rest = its.rest.value();
  std::uint64_t nimber = its.nimber;
  if (const auto parts = store.as_number_up_star(rest)) {
    nimber ^= parts->star;
    rest = store.sum(rest, store.nimber(parts->star));
  }
  if (!its.loony) return print(store, rest, limit);  // there are 0 copies
  if (rest == store.zero()) return "loony";
  std::string text = print(store, rest, limit);
  if (!text.starts_with('-')) return fmt::format("loony({}) + {}", nimber, text);
  return fmt::format("loony({}) - {}", nimber, print(store, store.negative(rest), limit));
}

}  // namespace summand
