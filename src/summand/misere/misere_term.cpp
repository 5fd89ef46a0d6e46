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

Error loopy_in_misere(const AnyPosition& position) {
  return {std::string(position.ruleset().info().title) +
          " is a loopy game (a position can repeat), and misère play needs games that end"};
}

Result<SumsOfParts::Sum> sum_of(SumsOfParts& sums, const AnyPosition& position) {
  if (position.loopy()) return std::unexpected(loopy_in_misere(position));
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
