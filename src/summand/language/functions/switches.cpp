// Switches as cheques, and games of three or four stops.
#include <fmt/core.h>

#include "summand/language/functions/groups.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

std::string_view name_of(Market market) {
  constexpr std::string_view kNames[] = {"cold", "equitable", "excitable"};
  return kNames[static_cast<int>(market)];
}

Record in_words(const FewStops& game) {
  std::string about(name_of(game.market));
  if (game.sente) about += fmt::format(", {}'s move is sente", player_name(*game.sente));
  Record out{
      "market",
      fmt::format("{}: stops {} and {}, mean {}, temperature {}", about, print(game.left_stop),
                  print(game.right_stop), print(game.mean), print(game.temperature)),
      {}};
  out.fields.text("market", std::string(name_of(game.market)));
  out.fields.text("left_stop", print(game.left_stop)).text("right_stop", print(game.right_stop));
  out.fields.text("mean", print(game.mean)).text("temperature", print(game.temperature));
  if (game.sente) {
    out.fields.text("sente", std::string(player_key(*game.sente)));
  } else {
    out.fields.none("sente");
  }
  return out;
}

Result<Answer> market(const FunctionCall& call) {
  SUMMAND_TRY(a, call.number(0));
  SUMMAND_TRY(b, call.number(1));
  SUMMAND_TRY(c, call.number(2));
  SUMMAND_TRY(d, call.number(3));
  const auto found = four_stops(a, b, c, d);
  if (!found) return shifted(found.error(), call.offset(0));
  return Answer{in_words(*found)};
}

Result<Answer> market_of_three(const FunctionCall& call) {
  SUMMAND_TRY(x, call.number(0));
  SUMMAND_TRY(y, call.number(1));
  SUMMAND_TRY(z, call.number(2));
  SUMMAND_TRY(who, call.text(3));
  if (who != "left" && who != "right") {
    return fail("expected the player who threatens: \"left\" or \"right\"", call.offset(3));
  }
  const auto found = three_stops(x, y, z, who == "left" ? Player::left : Player::right);
  if (!found) return shifted(found.error(), call.offset(0));
  return Answer{in_words(*found)};
}

Result<Answer> cheque_of_sum(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  std::vector<Switch> cheques;
  std::vector<Value> games;
  for (const Value term : terms) {
    if (const auto cheque = as_cheque(call.store(), term)) {
      cheques.push_back(*cheque);
      games.push_back(term);
    } else if (!as_number(call.store(), term)) {
      return fail("cheques are switches {x|y}; only numbers may be added to them", call.offset(0));
    }
  }
  const auto best = cheque_to_cash(cheques);
  if (!best) return fail("there are only coins: no cheque is left to cash", call.offset(0));
  return call.answer(games[*best]);
}

}  // namespace

std::span<const Function> switch_functions() {
  static constexpr Function kTable[] = {
      {"cheque_to_cash", "G + H + ...",
       "The switch in which both players move first, in a sum of switches {x|y} and numbers.", 1, 1,
       cheque_of_sum, "cheque_to_cash({5|1} + {2|-3} + 7)", "{2|-3}"},
      {"market", "a, b, c, d",
       "How the game a|b||c|d with a >= b >= c >= d cools, by a formula for its four stops.", 4, 4,
       market, "market(7, 1, 0, -12)",
       "excitable, Right's move is sente: stops 1 and 0, mean 0, temperature 4"},
      {"three_stops", "x, y, z, \"right\"",
       "How {x||y|z} cools, if Right threatens, or {x|y||z} for \"left\"; x >= y >= z.", 4, 4,
       market_of_three, "three_stops(3, 2, 0, \"right\")",
       "equitable: stops 3 and 2, mean 2, temperature 1"},
  };
  return kTable;
}

}  // namespace summand
