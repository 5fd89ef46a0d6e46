#include "summand/verdict/misere_winners.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "summand/algebra/misere_terms.hpp"

namespace summand {

Result<Winners> winners_in_misere(MisereSolver& solver, std::span<const MisereTerm> terms,
                                  const WinnerQuestion& question, const NamesMisereMoves& named) {
  SUMMAND_TRY(verdict, question.only_search ? solver.by_search(terms) : solver.verdict(terms));
  const bool searched = verdict.means == MisereMeans::search;
  Winners out = winners_of(verdict.outcome, searched ? Means::search : Means::theorem);
  out.asked = question.first;
  out.found = searched ? verdict.reason : std::string(name_of(verdict.means));
  out.rule = key_of(verdict.means);
  out.reason = std::move(verdict.reason);
  out.names_moves = verdict.names_moves;
  out.nodes = verdict.sums;
  if (!question.names_moves) return out;
  for (const Player player : {Player::left, Player::right}) {
    std::set<std::pair<std::size_t, std::string>> seen;
    for (MisereMove& move : player == Player::left ? verdict.left : verdict.right) {
      WinningMove its = named(player, move);
      if (!seen.emplace(its.summand, its.name).second) continue;
      its.reason = std::move(move.reason);
      out.prospect(player).winning.push_back(std::move(its));
    }
  }
  return out;
}

Attempt<Winners> winners_in_misere(const Game& game, const WinnerQuestion& question) {
  return within_limits([&]() -> Result<Winners> {
    SUMMAND_TRY(sum, misere_sum(game));
    MisereSolver solver(game.store().budget(), question.most_sums);
    return winners_in_misere(solver, sum.terms, question, [&](Player, const MisereMove& move) {
      return WinningMove{sum.summands[move.term], sum.name_of(move)};
    });
  });
}

}  // namespace summand
