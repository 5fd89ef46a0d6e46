#include "summand/analysis/outcome_analysis.hpp"

#include <fmt/core.h>

#include "summand/algebra/entailing_sum.hpp"
#include "summand/algebra/loopy_games.hpp"
#include "summand/analysis/most_text.hpp"
#include "summand/loopy/degree.hpp"
#include "summand/verdict/engine.hpp"
#include "summand/verdict/retrograde_of_game.hpp"

namespace summand {

namespace {

OutcomeAnalysis::Loopy loopy_value(const Game& game) {
  OutcomeAnalysis::Loopy out;
  const auto found = sides_of(game);
  if (!found) return out;
  Workspace& workspace = game.workspace();
  LoopyText& text = workspace.loopy_text();
  out.value = text.print(*found, kMostTextOfGame);
  if (!found->is_stopper()) return out;
  out.left_stop = print(stop(workspace.stoppers(), found->onside, Player::left));
  out.right_stop = print(stop(workspace.stoppers(), found->onside, Player::right));
  if (const auto its = degree(workspace.stoppers(), found->onside)) {
    out.degree = text.print(*its, kMostTextOfGame);
  }
  return out;
}

// The sides of the sum and of each summand. A limit of size ends the search for them, and the
// winner is known all the same.
void add_loopy_values(const Game& game, OutcomeAnalysis& out) {
  out.loopy.emplace();
  if (has_large_summands(game, out.winners)) {
    out.why_no_value = fmt::format("sides are looked for in summands of at most {} positions",
                                   kMostPositionsForSides);
    return;
  }
  auto found =
      within_limits([&]() -> Attempt<OutcomeAnalysis::Loopy> { return loopy_value(game); });
  if (!found) {
    if (found.error().limit != Limit::size) reach_limit_again(std::move(found).error());
    out.why_no_value = found.error().error.message;
    return;
  }
  *out.loopy = *std::move(found);
  if (out.loopy->value.empty()) out.why_no_value = "no sides were found that are stoppers";
  const std::vector<Summand> summands = game.summands();
  if (summands.size() < 2) return;
  for (std::size_t i = 0; i < summands.size(); ++i) {
    if (is_loopy(summands[i].game)) {
      out.summands[i].value =
          print_loopy(summands[i].game.copies(summands[i].copies), kMostTextOfGame);
    }
  }
}

}  // namespace

OutcomeAnalysis described(const Game& whole, Winners winners) {
  OutcomeAnalysis out{.expression = whole.text(kMostTextOfGame), .winners = std::move(winners)};
  for (const Summand& summand : whole.summands()) {
    OutcomeAnalysis::Part& part = out.summands.emplace_back();
    const Game game = summand.copies == Dyadic(1)    ? summand.game
                      : summand.copies == Dyadic(-1) ? -summand.game
                                                     : summand.game.copies(summand.copies);
    part.text = game.text(kMostTextOfGame);
    if (const AnyPosition* position = summand.game.position()) {
      part.title = position->ruleset().info().title;
      part.picture = position->picture();
    }
  }
  return out;
}

Attempt<OutcomeAnalysis> analyze_winners(const Game& game, const WinnerQuestion& question) {
  const auto start = std::chrono::steady_clock::now();
  SUMMAND_TRY(winners, Engine(game, question).winners());
  return within_limits([&]() -> Attempt<OutcomeAnalysis> {
    OutcomeAnalysis out = described(game, std::move(winners));
    const bool is_normal = question.convention == Convention::normal;
    if (is_normal && has_loony(game)) {
      out.why_no_value = fmt::format("it is {}", print_loony(game, kMostTextOfGame));
    } else if (is_normal && !question.only_search && is_loopy(game)) {
      add_loopy_values(game, out);
    }
    out.time = std::chrono::steady_clock::now() - start;
    return out;
  });
}

}  // namespace summand
