#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "summand/analysis/analysis.hpp"
#include "summand/analysis/most_text.hpp"
#include "summand/analysis/moves.hpp"
#include "summand/analysis/properties.hpp"
#include "summand/analysis/switch_game.hpp"
#include "summand/base/check.hpp"
#include "summand/theory/verdicts.hpp"
#include "summand/value/naming.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

constexpr std::string_view kBySwitches =
    "the rule for sums of switches (Winning Ways ch. 5); the canonical form is out of reach";
constexpr std::size_t kMostWritten = 100'000'000;  // for a graph of a million edges

std::string reason_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::left:
      return "the value is greater than 0";
    case Outcome::right:
      return "the value is less than 0";
    case Outcome::next:
      return "the value is confused with 0";
    case Outcome::previous:
      return "the value is 0";
  }
  return {};
}

std::string how_position_was_found(const AnyPosition& position, Evaluators& evaluators) {
  if (evaluators.by() == By::anything) {
    if (const auto theorem = position.theorem(evaluators))
      return fmt::format("theorem: {}", *theorem);
    if (position.value_by_theorem(evaluators)) return "theorems for its parts";
  }
  Dyadic parts;
  for (const auto& copies : position.parts()) parts += Dyadic(copies.count);
  if (parts.is_zero()) return "inspection: neither player can move";
  const std::string search = position.impartial() ? "search, by nimbers" : "search";
  return parts > 1 ? fmt::format("{}, as the sum of {} parts", search, print(parts)) : search;
}

bool has_name(const Game& game) {
  const Writing::Shape shape = Naming(game.store()).writing(game.value()).shape;
  return shape != Writing::Shape::braces && shape != Writing::Shape::plus_minus;
}

std::string how_found(const Game& game) {
  if (const AnyPosition* position = game.position()) {
    return how_position_was_found(*position, game.evaluators());
  }
  switch (game.kind()) {
    case Game::Kind::value:
      return has_name(game) ? "its name" : "its canonical form";
    case Game::Kind::braces:
      return "simplifying its options";
    case Game::Kind::ordinal_sum:
      return "the ordinal sum, which depends on the form of the base";
    default:
      return "its canonical form";
  }
}

bool all_nimbers(const std::vector<Summand>& summands) {
  for (const Summand& summand : summands) {
    if (!summand.game.store().as_nimber(summand.game.value())) return false;
  }
  return true;
}

std::string how_sum_was_found(const std::vector<Summand>& summands) {
  if (summands.empty()) return "definition: there is no summand";
  if (summands.size() == 1 && summands[0].copies == 1) return how_found(summands[0].game);
  if (summands.size() == 1) {
    return summands[0].copies == -1 ? "negating the value of the summand"
                                    : "multiplying the value of the summand";
  }
  return all_nimbers(summands) ? "adding nimbers without carry"
                               : "adding the values of the summands";
}

Result<void> check_theorems(const std::vector<Summand>& summands) {
  for (const Summand& summand : summands) {
    const AnyPosition* position = summand.game.position();
    if (position != nullptr && !position->value_by_theorem(summand.game.evaluators())) {
      return fail(fmt::format("no theorem gives the value of {}", position->print_call()));
    }
    if (position == nullptr && summand.game.has_positions()) {
      return fail(fmt::format("no theorem gives the value of {}", summand.game.text()));
    }
  }
  return {};
}

// Everything except the first moves.
SummandAnalysis look_at_summand(const Summand& summand) {
  const Game& game = summand.game;
  ValueStore& store = game.store();
  SummandAnalysis out{.copies = summand.copies, .text = game.text(kMostWritten)};
  if (const AnyPosition* position = game.position()) {
    out.title = position->ruleset().info().title;
    out.picture = position->picture();
  }
  if (const auto switches = beyond_canonical_form(game)) {
    out.value = text_of(*switches);
    out.found = kBySwitches;
  } else {
    out.value = text_with_latex(store, game.value(), kMostTextOfGame);
    out.found = how_found(game);
  }
  return out;
}

SummandAnalysis analyze_summand(const Summand& summand, Value whole, Outcome outcome) {
  SummandAnalysis out = look_at_summand(summand);
  ValueStore& store = summand.game.store();
  const Value value = summand.game.value();
  const Value one = summand.copies.sign() > 0 ? value : store.negative(value);
  const Value rest = store.difference(whole, one);
  const auto moves = [&](Player player) {
    return first_moves(summand, rest, player, winner(outcome, player) == player);
  };
  out.left = moves(Player::left);
  out.right = moves(Player::right);
  return out;
}

bool has_few_moves(const std::vector<SummandAnalysis>& summands) {
  const auto few = [](const FirstMoves& moves) { return moves.legal <= kMostOptions / 2; };
  std::size_t count = 0;
  for (const SummandAnalysis& summand : summands) {
    if (!few(summand.left) || !few(summand.right)) return false;
    count += summand.left.legal + summand.right.legal;
  }
  return count <= kMostOptions;
}

// The facts about a sum of switches that do not need its value.
Analysis analyze_switches(const Game& game, const SwitchSum& sum, const AnalysisOptions& options) {
  Analysis out{.expression = game.text(kMostWritten), .outcome = outcome(sum)};
  out.reason = reason_of(out.outcome);
  out.value = text_of(sum);
  out.found = kBySwitches;
  out.left_stop = stop(sum, Player::left);
  out.right_stop = stop(sum, Player::right);
  out.thermograph = thermograph_of(game.workspace().thermographs(), sum);
  out.confusion = confusion_interval(sum);
  out.kinds = kinds_of(sum);
  const SwitchMoves moves(sum);
  for (const Summand& summand : game.summands()) {
    SummandAnalysis& found = out.summands.emplace_back(look_at_summand(summand));
    found.left = first_moves(summand, moves, Player::left);
    found.right = first_moves(summand, moves, Player::right);
  }
  if (options.steps) out.steps = steps_of(game, false);
  return out;
}

Analysis analyze_value(const Game& game, const AnalysisOptions& options) {
  const std::vector<Summand> summands = game.summands();
  ValueStore& store = game.store();
  const Value value = game.value();
  Analysis out{.expression = game.text(kMostWritten), .outcome = outcome(store, value)};
  out.reason = reason_of(out.outcome);
  out.value = text_with_latex(store, value, kMostTextOfGame);
  out.left_stop = store.left_stop(value);
  out.right_stop = store.right_stop(value);
  out.thermograph = game.workspace().thermographs().of(value);
  if (is_hot(store, value)) out.confusion = confusion_interval(store, value);
  if (is_infinitesimal(store, value) && value != store.zero()) {
    AtomicWeights& weights = game.workspace().atomic_weights();
    if (const auto weight = weights.of(value)) {
      out.atomic_weight = text_with_latex(store, *weight, kMostTextOfGame);
    }
    const auto verdict = two_ahead(weights, std::array{value});
    if (verdict && verdict->outcome()) {
      SUMMAND_CHECK(*verdict->outcome() == out.outcome);
      out.reason = verdict->reason;
    }
  }
  out.birthday = store.birthday(value);
  out.kinds = kinds_of(store, value);
  out.found = how_sum_was_found(summands);
  for (const Summand& summand : summands)
    out.summands.push_back(analyze_summand(summand, value, out.outcome));
  if (options.steps) out.steps = steps_of(game, has_few_moves(out.summands));
  return out;
}

Result<Analysis> analyze_now(const Game& game, const AnalysisOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  if (options.theorems_only) {
    if (auto given = check_theorems(game.summands()); !given) return std::unexpected(given.error());
  }
  Analysis out;
  if (const auto switches = beyond_canonical_form(game)) {
    out = analyze_switches(game, *switches, options);
  } else {
    out = analyze_value(game, options);
  }
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

}  // namespace

Attempt<Analysis> analyze(const Game& game, const AnalysisOptions& options) {
  return within_limits([&] { return analyze_now(game, options); });
}

Attempt<Analysis> analyze(const Answer& answer, const AnalysisOptions& options) {
  if (const Game* game = answer.get<Game>()) return analyze(*game, options);
  return failure(Error{fmt::format("a game can be analysed, not {}", describe(answer))});
}

}  // namespace summand
