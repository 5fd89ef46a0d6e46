#include "summand/analysis/outcome_analysis.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/algebra/loopy_games.hpp"
#include "summand/analysis/most_text.hpp"
#include "summand/loopy/degree.hpp"
#include "summand/verdict/retrograde_of_game.hpp"

namespace summand {

namespace {

constexpr Player kPlayers[] = {Player::left, Player::right};

// Sides are looked for in summands of at most so many positions, which takes moments.
constexpr std::uint32_t kMostPositionsForSides = 20'000;

// How many positions one copy of each summand has. Empty if one has too many to look at.
std::vector<std::uint64_t> positions_of(const std::vector<Summand>& summands) {
  auto counted = within_limits([&]() -> Attempt<std::vector<std::uint64_t>> {
    std::vector<std::uint64_t> out;
    for (const Summand& summand : summands) {
      out.push_back(loopy_game(summand.game).graph().size());
    }
    return out;
  });
  if (counted) return *std::move(counted);
  if (counted.error().limit != Limit::size) reach_limit_again(std::move(counted).error());
  return {};
}

bool are_small(const std::vector<Summand>& summands, const std::vector<std::uint64_t>& positions) {
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const bool is_known = !positions.empty();
    if (is_loopy(summands[i].game) && (!is_known || positions[i] > kMostPositionsForSides)) {
      return false;
    }
  }
  return true;
}

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

// Whether the summands may have more positions together than retrograde analysis should look at.
bool is_large(const std::vector<Summand>& summands, const std::vector<std::uint64_t>& positions) {
  constexpr std::uint64_t kMost = 4'000'000;
  std::uint64_t product = 1;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    std::int64_t copies = summands[i].copies.abs().to_int64().value_or(64);
    for (; positions[i] > 1 && copies > 0; --copies) {
      product *= positions[i];
      if (product > kMost) return true;
    }
  }
  return false;
}

// The winner of a large sum by its sides, without moves. False if no sides were found.
bool is_decided_by_sides(const Game& game, OutcomeAnalysis& out) {
  const auto found = sides_of(game);
  if (!found) return false;
  const LoopyEnding winners = ending_of(LoopySides{game.shared_workspace(), *found});
  out.left.fate = winners.left.fate;
  out.right.fate = winners.right.fate;
  out.by = Means::values;
  out.found =
      "the sides of the sum; it has too many positions for retrograde analysis, which finds moves";
  return true;
}

// The sides of the sum and of each summand. A limit of size ends the search for them, and the
// winner is known all the same.
void add_loopy_values(const Game& game, const std::vector<Summand>& summands, bool are_all_small,
                      OutcomeAnalysis& out) {
  out.loopy.emplace();
  if (!are_all_small) {
    out.why_no_value = fmt::format("sides are looked for in summands of at most {} positions",
                                   kMostPositionsForSides);
    return;
  }
  auto found =
      within_limits([&]() -> Attempt<OutcomeAnalysis::Loopy> { return loopy_value(game); });
  if (!found) {
    if (found.error().limit != Limit::size) reach_limit_again(std::move(found).error());
    out.why_no_value = found.error().message_for_analysis();
    return;
  }
  *out.loopy = *std::move(found);
  if (out.loopy->value.empty()) out.why_no_value = "no sides were found that are stoppers";
  if (summands.size() < 2) return;
  for (std::size_t i = 0; i < summands.size(); ++i) {
    if (is_loopy(summands[i].game)) {
      out.summands[i].value =
          print_loopy(summands[i].game.copies(summands[i].copies), kMostTextOfGame);
    }
  }
}

}  // namespace

std::optional<Outcome> OutcomeAnalysis::outcome() const {
  if (asked || left.fate == Fate::draw || right.fate == Fate::draw) return std::nullopt;
  if (left.fate == right.fate) return left.fate == Fate::win ? Outcome::next : Outcome::previous;
  return left.fate == Fate::win ? Outcome::left : Outcome::right;
}

OutcomeAnalysis unanswered(const Game& whole) {
  OutcomeAnalysis out{.expression = whole.text(kMostTextOfGame)};
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

Attempt<OutcomeAnalysis> analyze_by_retrograde(const Game& game) {
  return within_limits([&]() -> Attempt<OutcomeAnalysis> {
    const auto start = std::chrono::steady_clock::now();
    OutcomeAnalysis out = unanswered(game);
    const std::vector<Summand> summands = game.summands();
    // Retrograde analysis counts the positions of a game that is alone.
    const bool is_alone = summands.size() == 1 && summands[0].copies.abs() == Dyadic(1);
    std::vector<std::uint64_t> positions;
    if (!is_alone) positions = positions_of(summands);
    if (is_alone || !are_small(summands, positions) || !is_large(summands, positions) ||
        !is_decided_by_sides(game, out)) {
      SUMMAND_TRY(winners, winners_by_retrograde(game));
      out.left = std::move(winners.left);
      out.right = std::move(winners.right);
      out.found = fmt::format("retrograde analysis of {} position{}", winners.sums,
                              winners.sums == 1 ? "" : "s");
      if (is_alone) positions = {winners.sums};
    }
    add_loopy_values(game, summands, are_small(summands, positions), out);
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
