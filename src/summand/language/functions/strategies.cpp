// Incentives, and how to move in sums of hot games.
#include "summand/theory/strategies.hpp"

#include <fmt/format.h>

#include "summand/language/functions/groups.hpp"
#include "summand/theory/compound.hpp"
#include "summand/theory/incentives.hpp"
#include "summand/theory/playout.hpp"
#include "summand/theory/verdicts.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostIncentives = 100'000;

Result<Answer> incentives_of_both(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  for (const Player player : {Player::left, Player::right}) {
    if (call.store().option_count(g, player) > kMostIncentives) {
      return fail(fmt::format("more than {} incentives cannot be listed", kMostIncentives),
                  call.offset(0));
    }
  }
  List out;
  for (const Player player : {Player::left, Player::right}) {
    List its;
    for (const Value incentive : incentives(call.store(), g, player)) {
      its.elements.push_back(call.answer(incentive));
    }
    out.elements.push_back(Answer{std::move(its)});
  }
  return Answer{std::move(out)};
}

// What a strategy advises to either player, in a sentence each.
Result<Answer> advice(const FunctionCall& call, const Strategy& strategy) {
  SUMMAND_TRY(terms, call.terms(0));
  ValueStore& store = call.store();
  std::string out;
  for (const Player player : {Player::left, Player::right}) {
    auto found = strategy.advice(call.workspace().thermographs(), {terms, player});
    if (!found) return shifted(std::move(found).error(), call.offset(0));
    out += fmt::format("{}{} moves in {} to {}: its temperature is {}, its width {} at a tax of {}",
                       out.empty() ? "" : "\n", player_name(player),
                       print(store, terms[found->move.summand]), print(store, found->move.option),
                       print(found->temperature), print(found->width), print(found->tax));
    if (found->guarantee) {
      out += fmt::format("; the stop will be at {} {}", player == Player::left ? "least" : "most",
                         print(*found->guarantee));
    }
  }
  return Answer{std::move(out)};
}

Result<Answer> thermostat_of_sum(const FunctionCall& call) { return advice(call, kThermostat); }
Result<Answer> hotstrat_of_sum(const FunctionCall& call) { return advice(call, kHotstrat); }
Result<Answer> sentestrat_of_sum(const FunctionCall& call) { return advice(call, kSentestrat); }

Result<Answer> ambient(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  List out;
  for (const Player player : {Player::left, Player::right}) {
    out.elements.push_back(
        call.answer(compound_thermograph(call.workspace().thermographs(), terms, player).ambient));
  }
  return Answer{std::move(out)};
}

Result<Answer> best_stops(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  List out;
  for (const Player player : {Player::left, Player::right}) {
    out.elements.push_back(call.answer(best_play(call.store(), terms, player).stop));
  }
  return Answer{std::move(out)};
}

// The stop that a strategy reaches against best defence: Left's when he starts, then Right's.
Result<Answer> playout(const FunctionCall& call) {
  SUMMAND_TRY(name, call.text(0));
  SUMMAND_TRY(terms, call.terms(1));
  const Strategy* strategy = name == "thermostat"   ? &kThermostat
                             : name == "hotstrat"   ? &kHotstrat
                             : name == "sentestrat" ? &kSentestrat
                                                    : nullptr;
  if (strategy == nullptr) {
    return fail("\"thermostat\", \"hotstrat\" or \"sentestrat\" is expected here", call.offset(0));
  }
  List out;
  for (const Player player : {Player::left, Player::right}) {
    const Playout played = play_against_best_defence(call.workspace().thermographs(), *strategy,
                                                     player, terms, player);
    out.elements.push_back(call.answer(played.stop));
  }
  return Answer{std::move(out)};
}

std::string in_words(const Verdict& verdict) {
  if (const auto outcome = verdict.outcome()) {
    return fmt::format("{}: {}", sentence(*outcome), verdict.reason);
  }
  const Player winner = verdict.if_left_starts ? *verdict.if_left_starts : *verdict.if_right_starts;
  return fmt::format("{0} wins if {1} starts: {2}", player_name(winner),
                     player_name(verdict.if_left_starts ? Player::left : Player::right),
                     verdict.reason);
}

// The winner by a theorem about names or atomic weights.
Result<Answer> verdict(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  const auto found = known_verdict(call.workspace().atomic_weights(), terms);
  return Answer{found ? in_words(*found) : std::string("no theorem decides it without play")};
}

// Who wins if a star that is remote from all summands is added.
Result<Answer> lucky_star_of_sum(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  const auto found = lucky_star(call.workspace().atomic_weights(), terms);
  if (!found) return shifted(found.error(), call.offset(0));
  return Answer{in_words(*found)};
}

}  // namespace

std::span<const Function> strategy_functions() {
  static constexpr Function kTable[] = {
      {"ambient", "G + H + ...", "The ambient temperature of a sum: for Left to move, for Right.",
       1, 1, ambient, "ambient({5|1||0|-2} + {2|-1} + {1|-1})", "[3/2, 0]"},
      {"best_stops", "G + H + ...",
       "The stops of a sum if Left starts and if Right starts, by playing all of it out.", 1, 1,
       best_stops, "best_stops({5|1} + {2|-1})", "[4, 3]"},
      {"hotstrat", "G + H + ...", "A move in a hottest summand, for either player.", 1, 1,
       hotstrat_of_sum, "hotstrat({5|1} + {2|-1})",
       "Left moves in {5|1} to 5: its temperature is 2, its width 0 at a tax of 2\n"
       "Right moves in {5|1} to 1: its temperature is 2, its width 0 at a tax of 2"},
      {"incentives", "G", "What each move changes: Left's G^L - G, then Right's G - G^R.", 1, 1,
       incentives_of_both, "incentives({2|-1})", "[[{3|0}], [{3|0}]]"},
      {"lucky_star", "G + H + ...",
       "Who wins a sum of all-small games and a star that is remote from it.", 1, 1,
       lucky_star_of_sum, "lucky_star({0|v*})",
       "the next player wins: under a lucky star, the atomic weight 0 is neither at least 1 nor at "
       "most -1"},
      {"playout", "\"thermostat\", G + H + ...",
       "The stops that a strategy reaches against best defence: Left's if he starts, Right's.", 2,
       2, playout, "playout(\"thermostat\", {5|1||0|-2} + {2|-1} + {1|-1})", "[2, 1]"},
      {"sentestrat", "G + H + ...",
       "A move in a hottest summand; a threat of the opponent would be answered first.", 1, 1,
       sentestrat_of_sum, "sentestrat({5|1} + {2|-1})",
       "Left moves in {5|1} to 5: its temperature is 2, its width 0 at a tax of 2\n"
       "Right moves in {5|1} to 1: its temperature is 2, its width 0 at a tax of 2"},
      {"thermostat", "G + H + ...",
       "A move in a summand that is widest at the ambient temperature, and what it ensures.", 1, 1,
       thermostat_of_sum, "thermostat({5|1||0|-2} + {2|-1} + {1|-1})",
       "Left moves in {5|1||0|-2} to {5|1}: its temperature is 2, its width 1/2 at a tax of 3/2; "
       "the stop will be at least 3/2\n"
       "Right moves in {2|-1} to -1: its temperature is 3/2, its width 3 at a tax of 0; the stop "
       "will be at most 1"},
      {"verdict", "G + H + ...",
       "Who wins by the names or atomic weights of the summands, and why.", 1, 1, verdict,
       "verdict({^3|*} + {^2|*})",
       "Left wins: the atomic weight is 5/2, at least 2: Left is two ahead"},
  };
  return kTable;
}

}  // namespace summand
