// Comparisons, outcomes and stops.
#include <cstdint>
#include <string>
#include <utility>

#include "summand/algebra/loopy_games.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/loopy/pseudo_number.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

namespace {

Result<Answer> compare(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  SUMMAND_TRY(h, call.game(1));
  return Answer{g <=> h};
}

// With draws the answer is the two letters, for Left starting and for Right starting.
Answer outcome_of_loopy(const LoopyEnding& ending) {
  const std::string letters = outcome_letters(ending);
  if (letters == "LL") return {Outcome::left};
  if (letters == "RR") return {Outcome::right};
  if (letters == "LR") return {Outcome::next};
  if (letters == "RL") return {Outcome::previous};
  return {letters};
}

Result<Answer> outcome_of_game(const FunctionCall& call) {
  if (const auto* sides = call.argument(0).get<LoopySides>()) {
    return outcome_of_loopy(ending_of(*sides));
  }
  SUMMAND_TRY(winners, call.winners(0, {.names_moves = false}));
  if (const auto outcome = winners.outcome()) return Answer{*outcome};
  return outcome_of_loopy({{winners.left.fate}, {winners.right.fate}});
}

Dyadic stop_of(ValueStore& store, std::span<const Value> terms, Player first) {
  if (terms.size() > 1) {
    if (const auto switches = as_switch_sum(store, terms)) return stop(*switches, first);
  }
  return store.stop(store.sum(terms), first);
}

Game game_of(const FunctionCall& call, const PseudoNumber& x) {
  const auto named = [&](std::string_view name) {
    return *named_loopy_game(call.shared_workspace(), name);
  };
  if (x.kind == PseudoNumber::Kind::on) return named("on");
  if (x.kind == PseudoNumber::Kind::off) return named("off");
  Game number(call.shared_workspace(), call.store().number(x.number));
  if (x.beside == PseudoNumber::Beside::nothing) return number;
  return number + named(x.beside == PseudoNumber::Beside::over ? "over" : "under");
}

enum class Strength : std::uint8_t { plain, strong };

// The stop of a stopper is a pseudonumber, which may be loopy itself.
Result<Answer> stop_of_loopy(const FunctionCall& call, const Game& game, Player first,
                             Strength strength = Strength::plain) {
  const auto found = sides_of(game);
  if (!found || !found->is_stopper()) {
    return fail("only short games and stoppers have stops", call.offset(0));
  }
  const PseudoNumber at = stop(call.workspace().stoppers(), found->onside, first);
  return Answer{game_of(call, strength == Strength::strong ? strong(at) : at)};
}

template <Player first, Strength strength = Strength::plain>
Result<Answer> stop_of_game(const FunctionCall& call) {
  SUMMAND_TRY(game, call.game(0));
  if (is_loopy(game)) return stop_of_loopy(call, game, first, strength);
  SUMMAND_TRY(terms, call.terms(0));
  return call.answer(stop_of(call.store(), terms, first));
}

Result<Answer> stops(const FunctionCall& call) {
  List out;
  SUMMAND_TRY(game, call.game(0));
  if (is_loopy(game)) {
    for (const Player first : {Player::left, Player::right}) {
      SUMMAND_TRY(at, stop_of_loopy(call, game, first));
      out.elements.push_back(std::move(at));
    }
    return Answer{std::move(out)};
  }
  SUMMAND_TRY(terms, call.terms(0));
  for (const Player first : {Player::left, Player::right}) {
    out.elements.push_back(call.answer(stop_of(call.store(), terms, first)));
  }
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> order_functions() {
  static constexpr Function kTable[] = {
      {"compare", "G, H", "How G compares with H: <, =, > or || (confused).", 2, 2, compare,
       "compare({1|0}, 1/2)", "||", false, false, true},
      {"left_stop", "G", "The number reached when Left starts and both play for it.", 1, 1,
       stop_of_game<Player::left>, "left_stop({{9|1}|{0|-2}})", "1", true},
      {"outcome", "G",
       "Who wins: L (Left), R (Right), N (the next player) or P (the previous player).", 1, 1,
       outcome_of_game, "outcome({1|-1})", "N"},
      {"right_stop", "G", "The number reached when Right starts and both play for it.", 1, 1,
       stop_of_game<Player::right>, "right_stop({3|{2*|1*}})", "2", true},
      {"stops", "G", "The Left stop and the Right stop.", 1, 1, stops, "stops({1*|-1})", "[1, -1]",
       true},
      {"strong_left_stop", "G", "The Left stop of a stopper, without over and under.", 1, 1,
       stop_of_game<Player::left, Strength::strong>, "strong_left_stop(2 + over)", "2"},
      {"strong_right_stop", "G", "The Right stop of a stopper, without over and under.", 1, 1,
       stop_of_game<Player::right, Strength::strong>, "strong_right_stop({1|under})", "0"},
  };
  return kTable;
}

}  // namespace summand
