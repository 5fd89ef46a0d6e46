// Incentives, and moves in sums of hot games.
#include "summand/theory/strategies.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/algebra/move_on_board.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/theory/best_play.hpp"
#include "summand/theory/compound.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/theory/incentives.hpp"
#include "summand/theory/playout.hpp"
#include "summand/theory/verdicts.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

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

Result<Answer> undominated(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  if (call.store().option_count(g, Player::left) > kMostIncentives ||
      call.store().option_count(g, Player::right) > kMostIncentives) {
    return fail(fmt::format("more than {} incentives cannot be listed", kMostIncentives),
                call.offset(0));
  }
  List out;
  for (const Value incentive : undominated_incentives(call.store(), g)) {
    out.elements.push_back(call.answer(incentive));
  }
  return Answer{std::move(out)};
}

// The arguments of a strategy: the sum, and its memory of play.
struct Question {
  std::vector<Summand> summands;
  FunctionCall::Terms terms;
  std::optional<std::size_t> last = {};
  std::optional<Dyadic> ambient = {};
};

Result<Question> question(const FunctionCall& call) {
  SUMMAND_TRY(sum, call.game(0));
  SUMMAND_TRY(terms, call.placed_terms(0));
  return Question{sum.summands(), std::move(terms)};
}

std::string in_words(ValueStore& store, const SumAdvice& advice, const MoveOnBoard* on_board,
                     Value from, Player player) {
  std::string out = on_board == nullptr
                        ? fmt::format("{} {} in {} to {}", player_name(player),
                                      advice.is_answer ? "answers" : "moves", print(store, from),
                                      print(store, advice.move.option))
                        : fmt::format("{} {} {} in {}, which leaves {}", player_name(player),
                                      advice.is_answer ? "answers by" : "plays", on_board->name,
                                      on_board->board, print(store, on_board->leaves));
  out += fmt::format(": its temperature is {}", print(advice.temperature));
  if (advice.is_answer) {
    out += fmt::format(", above the ambient {}", print(*advice.ambient));
  } else {
    out += fmt::format(", its width {} at a tax of {}", print(advice.width), print(advice.tax));
  }
  if (advice.guarantee) {
    out += fmt::format("; the stop will be at {} {}", player == Player::left ? "least" : "most",
                       print(*advice.guarantee));
  }
  if (advice.ambient && !advice.is_answer) {
    out += fmt::format("; the ambient temperature is {} from here on", print(*advice.ambient));
  }
  return out;
}

Fields fields_of(ValueStore& store, const SumAdvice& advice, const MoveOnBoard* on_board,
                 const FunctionCall::Terms& terms, std::string_view rule) {
  Fields out;
  out.count("summand", terms.places[advice.move.summand]);
  out.text("game", print(store, terms.values[advice.move.summand]));
  out.text("move", print(store, advice.move.option));
  if (on_board != nullptr) {
    out.fields("on_board", Fields()
                               .text("position", on_board->board)
                               .text("move", on_board->name)
                               .text("leaves", print(store, on_board->leaves)));
  }
  out.text("rule", std::string(advice.is_answer ? "answer" : rule));
  out.text("temperature", print(advice.temperature));
  out.text("width", print(advice.width)).text("tax", print(advice.tax));
  if (advice.guarantee) out.text("guarantee", print(*advice.guarantee));
  if (advice.ambient) out.text("ambient", print(*advice.ambient));
  return out;
}

// The advice of a strategy to both players, one sentence each.
Result<Answer> advice(const FunctionCall& call, const Question& question, const Strategy& strategy,
                      std::string_view rule) {
  ValueStore& store = call.store();
  Record out{"advice", "", {}};
  for (const Player player : {Player::left, Player::right}) {
    const SumState state{question.terms.values, player, question.last, question.ambient};
    const auto found = strategy.advice(call.workspace().thermographs(), state);
    if (!found) return shifted(found.error(), call.offset(0));
    const std::size_t term = found->move.summand;
    const auto on_board = move_on_board(call.workspace().thermographs(),
                                        question.summands[question.terms.places[term]], player,
                                        found->move.option, found->tax);
    const MoveOnBoard* named = on_board ? &*on_board : nullptr;
    if (!out.text.empty()) out.text += '\n';
    out.text += in_words(store, *found, named, question.terms.values[term], player);
    out.fields.fields(player_key(player), fields_of(store, *found, named, question.terms, rule));
  }
  return Answer{std::move(out)};
}

Result<Answer> thermostat_of_sum(const FunctionCall& call) {
  SUMMAND_TRY(asked, question(call));
  return advice(call, asked, kThermostat, "widest");
}

Result<Answer> hotstrat_of_sum(const FunctionCall& call) {
  SUMMAND_TRY(asked, question(call));
  return advice(call, asked, kHotstrat, "hottest");
}

// With the summand that the opponent's last move left, as it is written in the sum, and with the
// ambient temperature so far.
Result<Answer> sentestrat_of_sum(const FunctionCall& call) {
  SUMMAND_TRY(asked, question(call));
  if (call.size() == 2) {
    return fail("the ambient temperature so far is missing: sentestrat(SUM, LAST, t)",
                call.offset(1));
  }
  if (call.size() == 3) {
    SUMMAND_TRY(last, call.value(1));
    SUMMAND_TRY(ambient, call.number(2));
    if (ambient < 0) return fail("an ambient temperature is not negative", call.offset(2));
    asked.ambient = std::move(ambient);
    const auto at = std::ranges::find(asked.terms.values, last);
    if (at != asked.terms.values.end()) {
      asked.last = static_cast<std::size_t>(at - asked.terms.values.begin());
    } else if (!is_number(call.store(), last)) {
      return fail("this is not a summand; expected what the opponent has moved to", call.offset(1));
    }
  }
  return advice(call, asked, kSentestrat, "hottest");
}

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
  SUMMAND_TRY(terms, call.terms_by_value(0));
  const auto switches = as_switch_sum(call.store(), terms);
  BestPlay play(call.store());
  List out;
  for (const Player player : {Player::left, Player::right}) {
    out.elements.push_back(
        call.answer(switches ? stop(*switches, player) : play.stop(terms, player)));
  }
  return Answer{std::move(out)};
}

// The stops that a strategy reaches against best defence: Left's if he starts, then Right's.
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

Record in_words(const Verdict& verdict) {
  Record out{"verdict", "", {}};
  Fields winner;
  for (const Player first : {Player::left, Player::right}) {
    const std::string_view name = first == Player::left ? "left_starts" : "right_starts";
    const auto& its = first == Player::left ? verdict.if_left_starts : verdict.if_right_starts;
    if (its) {
      winner.text(name, std::string(player_key(*its)));
    } else {
      winner.none(name);
    }
  }
  const auto outcome = verdict.outcome();
  if (outcome) {
    out.fields.text("outcome", std::string(1, letter(*outcome)));
    out.text = fmt::format("{}: {}", sentence(*outcome), verdict.reason);
  } else {
    out.fields.none("outcome");
    const bool is_lefts = verdict.if_left_starts.has_value();
    out.text = fmt::format("{0} wins if {0} starts: {1}",
                           player_name(is_lefts ? Player::left : Player::right), verdict.reason);
  }
  out.fields.fields("winner", std::move(winner)).text("reason", verdict.reason);
  return out;
}

// The winner by a theorem about names or atomic weights.
Result<Answer> verdict(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms_by_value(0));
  if (const auto found = known_verdict(call.workspace().atomic_weights(), terms)) {
    return Answer{in_words(*found)};
  }
  Record out{"verdict", "no theorem decides it without play", {}};
  out.fields.none("outcome");
  out.fields.fields("winner", Fields().none("left_starts").none("right_starts"));
  out.fields.text("reason", out.text);
  return Answer{std::move(out)};
}

// Who wins if a star that is remote from all summands is added.
Result<Answer> lucky_star_of_sum(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms_by_value(0));
  const auto found = lucky_star(call.workspace().atomic_weights(), terms);
  if (!found) return shifted(found.error(), call.offset(0));
  return Answer{in_words(*found)};
}

}  // namespace

std::span<const Function> strategy_functions() {
  static constexpr Function kTable[] = {
      {"ambient", "G + H + ...",
       "The ambient temperatures of a sum: with Left to move, and with Right to move.", 1, 1,
       ambient, "ambient({5|1||0|-2} + {2|-1} + {1|-1})", "[3/2, 0]", true},
      {"best_stops", "G + H + ...",
       "The stops of a sum if Left starts and if Right starts, by play, or for switches by "
       "formula.",
       1, 1, best_stops, "best_stops({5|1} + {2|-1})", "[4, 3]", true},
      {"hotstrat", "G + H + ...",
       "A move in a hottest summand, for each player. For a position, the move on the board.", 1, 1,
       hotstrat_of_sum, "hotstrat(domineering(2x2) + {1|0})",
       "Left plays a1-a2 in domineering(\"..|..\"), which leaves 1: its temperature is 1, its "
       "width 0 at a tax of 1\n"
       "Right plays a1-b1 in domineering(\"..|..\"), which leaves -1: its temperature is 1, its "
       "width 0 at a tax of 1"},
      {"incentives", "G", "What each move changes: Left's G^L - G, then Right's G - G^R.", 1, 1,
       incentives_of_both, "incentives({2|-1})", "[[{3|0}], [{3|0}]]"},
      {"lucky_star", "G + H + ...",
       "Who wins a sum of all-small games together with a remote star.", 1, 1, lucky_star_of_sum,
       "lucky_star({0|v*})",
       "the next player wins: under a lucky star, the atomic weight 0 is neither at least 1 nor at "
       "most -1"},
      {"playout", "\"thermostat\", G + H + ...",
       "The stops that a strategy reaches against the best defence: Left's if he starts, then "
       "Right's.",
       2, 2, playout, "playout(\"thermostat\", {5|1||0|-2} + {2|-1} + {1|-1})", "[2, 1]", true},
      {"sentestrat", "G + H + ..., LAST, t",
       "A move in a hottest summand. If LAST, where the opponent moved, is hotter than t, the "
       "lowest temperature so far, a move in LAST.",
       1, 3, sentestrat_of_sum, "sentestrat({9|3} + {2|-1}, {9|3}, 5/2)",
       "Left answers in {9|3} to 9: its temperature is 3, above the ambient 5/2\n"
       "Right answers in {9|3} to 3: its temperature is 3, above the ambient 5/2"},
      {"thermostat", "G + H + ...",
       "A move in a summand that is widest at the ambient temperature, and what it ensures.", 1, 1,
       thermostat_of_sum, "thermostat({5|1||0|-2} + {2|-1} + {1|-1})",
       "Left moves in {5|1||0|-2} to {5|1}: its temperature is 2, its width 1/2 at a tax of 3/2; "
       "the stop will be at least 3/2\n"
       "Right moves in {2|-1} to -1: its temperature is 3/2, its width 3 at a tax of 0; the stop "
       "will be at most 1"},
      {"undominated_incentives", "G",
       "The incentives of both players that none of the other player's is greater than.", 1, 1,
       undominated, "undominated_incentives(^)", "[^*]"},
      {"verdict", "G + H + ...",
       "Who wins by the names or atomic weights of the summands, or by a formula for switches, and "
       "why.",
       1, 1, verdict, "verdict({^3|*} + {^2|*})",
       "Left wins: the atomic weight is 5/2, at least 2: Left is two ahead"},
  };
  return kTable;
}

}  // namespace summand
