#include "summand/analysis/outcome_analysis.hpp"

#include <fmt/format.h>

#include "summand/analysis/most_text.hpp"
#include "summand/verdict/retrograde_of_game.hpp"

namespace summand {

namespace {

constexpr Player kPlayers[] = {Player::left, Player::right};

}  // namespace

std::optional<Outcome> OutcomeAnalysis::outcome() const {
  if (asked || left.fate == Fate::draw || right.fate == Fate::draw) return std::nullopt;
  if (left.fate == right.fate) return left.fate == Fate::win ? Outcome::next : Outcome::previous;
  return left.fate == Fate::win ? Outcome::left : Outcome::right;
}

OutcomeAnalysis unanswered(const Game& game) {
  OutcomeAnalysis out{.expression = game.print(kMostTextOfGame)};
  for (const Summand& summand : game.summands()) {
    OutcomeAnalysis::Part& part = out.summands.emplace_back();
    part.text = summand.copies == Dyadic(1)
                    ? summand.game.print(kMostTextOfGame)
                    : summand.game.copies(summand.copies).print(kMostTextOfGame);
    if (const AnyPosition* position = summand.game.position()) {
      part.title = position->ruleset().info().title;
      part.picture = position->picture();
    }
  }
  return out;
}

Attempt<OutcomeAnalysis> analyze_by_retrograde(const Game& game) {
  return within_limits([&]() -> Attempt<OutcomeAnalysis> {
    const auto start = std::chrono::steady_clock::now();
    SUMMAND_TRY(winners, winners_by_retrograde(game));
    OutcomeAnalysis out = unanswered(game);
    out.left = std::move(winners.left);
    out.right = std::move(winners.right);
    out.found = fmt::format("retrograde analysis of {} position{}", winners.sums,
                            winners.sums == 1 ? "" : "s");
    out.why_no_value = "this sum is loopy (a position can repeat)";
    out.time = std::chrono::steady_clock::now() - start;
    return out;
  });
}

std::optional<OutcomeAnalysis> analyze_by_theorem(const Game& game, std::string why_no_value) {
  const auto start = std::chrono::steady_clock::now();
  const AnyPosition* position = game.position();
  if (position == nullptr) return std::nullopt;
  const auto known = position->outcome_by_theorem(game.evaluators());
  if (!known) return std::nullopt;
  OutcomeAnalysis out = unanswered(game);
  for (const Player first : kPlayers) {
    Prospect& prospect = first == Player::left ? out.left : out.right;
    prospect.fate = winner(known->outcome, first) == first ? Fate::win : Fate::loss;
    if (const auto advice = position->advice(first)) {
      prospect.winning.push_back({0, advice->move.name, advice->reason});
    }
  }
  out.by = Means::theorem;
  out.found = fmt::format("theorem: {}", known->theorem);
  out.why_no_value = std::move(why_no_value);
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

}  // namespace summand
