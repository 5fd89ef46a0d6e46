#include "summand/verdict/misere_winners.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "summand/algebra/misere_terms.hpp"
#include "summand/boards/heap_move.hpp"
#include "summand/heaps/names.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/verdict/engine.hpp"

namespace summand {

namespace {

// named(player, move) is the move as a person writes it.
Winners winners_of(MisereVerdict verdict, const WinnerQuestion& question,
                   const NamesMisereMoves& named) {
  const bool searched = verdict.means == MisereMeans::search || verdict.means == MisereMeans::forms;
  Winners out = winners_of(verdict.outcome, searched ? Means::search : Means::theorem);
  out.asked = question.first;
  out.found =
      verdict.means == MisereMeans::search ? verdict.reason : std::string(name_of(verdict.means));
  out.rule = key_of(verdict.means);
  out.reason = std::move(verdict.reason);
  out.names_moves = verdict.names_moves;
  out.nodes = verdict.sums;
  if (!question.names_moves) return out;
  for (const Player player : {Player::left, Player::right}) {
    std::set<std::pair<std::size_t, std::string>> seen;
    for (MisereMove& move : player == Player::left ? verdict.left : verdict.right) {
      RatedMove its = named(player, move);
      if (!seen.emplace(its.term, its.name).second) continue;
      its.reason = std::move(move.reason);
      out.prospect(player).winning.push_back(std::move(its));
    }
  }
  return out;
}

// The position of these heaps in the family of games by code. nullopt for a heap that is too large
// for a position.
Result<std::optional<AnyPosition>> position_of(const std::string& code,
                                               std::span<const std::uint64_t> heaps) {
  // Without heaps there is one of size 0.
  Arguments arguments(std::max<std::size_t>(heaps.size(), 1) + 1);
  arguments[0].what = code;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (!std::in_range<std::int64_t>(heaps[i])) return std::nullopt;
    arguments[i + 1].what = static_cast<std::int64_t>(heaps[i]);
  }
  SUMMAND_TRY(position, find_ruleset(heaps::kFamily)->make(arguments));
  return std::optional(std::move(position));
}

Result<MisereVerdict> verdict_of_heaps(MisereSolver& solver, const std::string& code,
                                       std::span<const std::uint64_t> heaps,
                                       std::optional<MisereMeans> first) {
  SUMMAND_TRY(position, position_of(code, heaps));
  if (position) {
    const MisereTerm term = *std::move(position);
    SUMMAND_TRY(verdict, solver.verdict({&term, 1}, first));
    for (auto* moves : {&verdict.left, &verdict.right}) {
      for (MisereMove& move : *moves) {
        const auto at = std::ranges::find(heaps, HeapMove::read(move.name)->from);
        move.term = static_cast<std::size_t>(at - heaps.begin());
      }
    }
    return verdict;
  }
  HeapsOfSum sum{.code = code};
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (heaps[i] == 0) continue;
    sum.heaps.push_back(heaps[i]);
    sum.terms.push_back(i);
    sum.written.emplace_back();
  }
  for (const MisereMeans means : MisereSolver::order(first)) {
    if (auto found = solver.verdict_by(means, sum)) return *std::move(found);
  }
  reach_limit(Limit::size, fmt::format("a heap of {} or more, which no rule or quotient decides",
                                       std::uint64_t{1} << 63));
}

}  // namespace

Result<Winners> winners_in_misere(MisereSolver& solver, std::span<const MisereTerm> terms,
                                  const WinnerQuestion& question, const NamesMisereMoves& named) {
  SUMMAND_TRY(verdict, question.only_search ? solver.by_search(terms)
                                            : solver.verdict(terms, question.rule));
  Winners out = winners_of(std::move(verdict), question, named);
  out.terms = terms.size();
  out.is_impartial = all_impartial(terms);
  return out;
}

Attempt<Winners> winners_of_heaps(const std::shared_ptr<Workspace>& workspace,
                                  const std::string& code, std::span<const std::uint64_t> heaps,
                                  const WinnerQuestion& question) {
  return within_limits([&]() -> Result<Winners> {
    MisereSolver solver(workspace->budget(), question.most_sums, question.misere);
    SUMMAND_TRY(verdict, verdict_of_heaps(solver, code, heaps, question.rule));
    return winners_of(std::move(verdict), question, [&](Player, const MisereMove& move) {
      const auto first = std::ranges::find(heaps, heaps[move.term]);
      return RatedMove{static_cast<std::size_t>(first - heaps.begin()), move.name};
    });
  });
}

Attempt<Winners> winners_in_misere(const Game& game, const WinnerQuestion& question) {
  return within_limits([&]() -> Result<Winners> {
    SUMMAND_TRY(sum, misere_sum(game));
    MisereSolver solver(game.store().budget(), question.most_sums, question.misere);
    return winners_in_misere(solver, sum.terms, question, [&](Player, const MisereMove& move) {
      return RatedMove{sum.summands[move.term], sum.name_of(move)};
    });
  });
}

}  // namespace summand
