#include "summand/verdict/misere_of_game.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "summand/algebra/misere_terms.hpp"

namespace summand {

namespace {

// A move in one of several copies is named once.
Prospect prospect_of(const MisereSum& sum, const MisereVerdict& verdict, Player first) {
  Prospect out{.fate = winner(verdict.outcome, first) == first ? Fate::win : Fate::loss};
  std::set<std::pair<std::size_t, std::string>> named;
  for (const MisereWinningMove& move : first == Player::left ? verdict.left : verdict.right) {
    std::string name = sum.name_of(move);
    const std::size_t summand = sum.summands[move.term];
    if (!named.emplace(summand, name).second) continue;
    out.winning.push_back({summand, std::move(name), move.reason});
  }
  return out;
}

}  // namespace

Attempt<MisereOfGame> misere_of_game(const Game& game, const MisereOptions& options) {
  return within_limits([&]() -> Result<MisereOfGame> {
    SUMMAND_TRY(sum, misere_sum(game));
    MisereSolver solver(game.store().budget(), options.most_sums);
    SUMMAND_TRY(verdict,
                options.search_only ? solver.by_search(sum.terms) : solver.verdict(sum.terms));
    return MisereOfGame{.left = prospect_of(sum, verdict, Player::left),
                        .right = prospect_of(sum, verdict, Player::right),
                        .means = verdict.means,
                        .reason = std::move(verdict.reason),
                        .names_moves = verdict.names_moves,
                        .sums = verdict.sums};
  });
}

}  // namespace summand
