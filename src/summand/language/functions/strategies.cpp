// Incentives, and how to move in sums of hot games.
#include "summand/theory/strategies.hpp"

#include <fmt/format.h>

#include "summand/language/functions/groups.hpp"
#include "summand/theory/compound.hpp"
#include "summand/theory/incentives.hpp"
#include "summand/theory/playout.hpp"
#include "summand/theory/verdicts.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

Result<Answer> incentives_of_both(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
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
                       out.empty() ? "" : "\n", player == Player::left ? "Left" : "Right",
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

// The winner by a theorem about atomic weights.
Result<Answer> verdict(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  const auto found = two_ahead(call.workspace().atomic_weights(), terms);
  return Answer{found ? found->reason : std::string("no theorem about atomic weights decides it")};
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
      {"verdict", "G + H + ...", "Who wins by the atomic weights of the summands, and why.", 1, 1,
       verdict, "verdict(^2*)", "the atomic weight is 2, at least 2: Left is two ahead"},
  };
  return kTable;
}

}  // namespace summand
