// Comparisons, outcomes and stops.
#include "summand/language/functions/groups.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

namespace {

Result<Answer> compare(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  SUMMAND_TRY(h, call.game(1));
  return Answer{g <=> h};
}

Result<Answer> outcome_of_game(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  return Answer{g.outcome()};
}

Result<Answer> left_stop(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return call.answer(call.store().left_stop(g));
}

Result<Answer> right_stop(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return call.answer(call.store().right_stop(g));
}

Result<Answer> stops(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  List out;
  out.elements.push_back(call.answer(call.store().left_stop(g)));
  out.elements.push_back(call.answer(call.store().right_stop(g)));
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> order_functions() {
  static constexpr Function kTable[] = {
      {"compare", "G, H", "How G compares with H: <, =, > or || (confused).", 2, 2, compare,
       "compare({1|0}, 1/2)", "||"},
      {"left_stop", "G", "The number reached when Left starts and both play for it.", 1, 1,
       left_stop, "left_stop({{9|1}|{0|-2}})", "1"},
      {"outcome", "G",
       "Who wins: L (Left), R (Right), N (the next player) or P (the previous player).", 1, 1,
       outcome_of_game, "outcome({1|-1})", "N"},
      {"right_stop", "G", "The number reached when Right starts and both play for it.", 1, 1,
       right_stop, "right_stop({3|{2*|1*}})", "2"},
      {"stops", "G", "The Left stop and the Right stop.", 1, 1, stops, "stops({1*|-1})", "[1, -1]"},
  };
  return kTable;
}

}  // namespace summand
