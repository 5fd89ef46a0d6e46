#include "summand/misere/misere_term.hpp"

#include <algorithm>

namespace summand {

bool is_impartial(const MisereTerm& term) {
  if (const auto* position = std::get_if<AnyPosition>(&term)) return position->impartial();
  const auto& game = std::get<WrittenSum>(term);
  return game.sums->is_impartial_sum(game.sum);
}

bool all_impartial(std::span<const MisereTerm> terms) {
  return std::ranges::all_of(terms, [](const MisereTerm& term) { return is_impartial(term); });
}

Error no_misere_game(const AnyPosition& position) {
  const std::string title(position.ruleset().info().title);
  if (position.loopy()) {
    return {title +
            " is a loopy game (a position can repeat), and misère play needs games that end"};
  }
  return {title +
          " has moves after which a player moves again, and misère play has no rule for "
          "them"};
}

Result<SumsOfParts::Sum> sum_of(SumsOfParts& sums, const AnyPosition& position) {
  if (!position.valued_by_moves()) return std::unexpected(no_misere_game(position));
  return sums.of(position);
}

Result<SumsOfParts::Sum> sum_of(SumsOfParts& sums, const WrittenSum& game) { return sums.of(game); }

Result<SumsOfParts::Sum> sum_of(SumsOfParts& sums, const MisereTerm& term) {
  return std::visit([&](const auto& game) { return sum_of(sums, game); }, term);
}

std::vector<SumsOfParts::Sum> options_of(const WrittenSum& game, Player player) {
  const auto parts = game.sums->parts(game.sum);
  if (parts.empty()) return {};
  return game.sums->options(parts.front(), player);
}

}  // namespace summand
