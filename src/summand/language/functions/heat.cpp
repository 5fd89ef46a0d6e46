// Means, temperatures and thermographs.
#include "summand/language/functions/groups.hpp"
#include "summand/theory/confusion.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

Thermograph thermograph_of_terms(Workspace& workspace, std::span<const Value> terms) {
  Thermographs& thermographs = workspace.thermographs();
  if (terms.size() > 1) {
    if (const auto switches = as_switch_sum(workspace.store, terms)) {
      return thermograph_of(thermographs, *switches);
    }
  }
  return thermographs.of(workspace.store.sum(terms));
}

// The mean of a sum is the sum of the means, which needs no value of the sum.
Result<Answer> mean(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  Dyadic sum = 0;
  for (const Value term : terms) sum += call.workspace().thermographs().mean(term);
  return call.answer(sum);
}

// The temperature of a sum is that of its hottest term, unless that is not the only one so hot.
Result<Answer> temperature(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  Dyadic hottest = -1;
  std::size_t so_hot = 0;
  for (const Value term : terms) {
    const Dyadic its = call.workspace().thermographs().temperature(term);
    if (its > hottest) so_hot = 0;
    hottest = std::max(hottest, its);
    so_hot += its == hottest;
  }
  if (so_hot == 1 && hottest > 0) return call.answer(hottest);
  return call.answer(thermograph_of_terms(call.workspace(), terms).temperature);
}

Result<Answer> thermograph(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms(0));
  return Answer{thermograph_of_terms(call.workspace(), terms)};
}

Result<Answer> thermograph_by_play(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  const AnyPosition* position = g.position();
  if (position == nullptr) {
    return fail("a position of a game is expected here, such as domineering(4x4)", call.offset(0));
  }
  return Answer{position->taxed(call.workspace().budget()).graph};
}

std::string in_words(const FewStops& game) {
  std::string out = "stops " + print(game.left_stop) + " and " + print(game.right_stop) +
                    ", mean " + print(game.mean) + ", temperature " + print(game.temperature);
  switch (game.market) {
    case Market::cold:
      return "cold: " + out;
    case Market::equitable:
      return "equitable: " + out;
    case Market::excitable:
      return "excitable, " + std::string(player_name(*game.sente)) + "'s move is sente: " + out;
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

Result<Answer> confusion(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  const ConfusionInterval interval = confusion_interval(call.store(), g);
  if (interval.is_empty()) return Answer{std::string("no number")};
  return Answer{(interval.low.closed ? "[" : "(") + print(interval.low.at) + ", " +
                print(interval.high.at) + (interval.high.closed ? "]" : ")")};
}

}  // namespace

std::span<const Function> heat_functions() {
  static constexpr Function kTable[] = {
      {"confusion_interval", "G",
       "The numbers that G is confused with; [ and ] include an end, ( and ) do not.", 1, 1,
       confusion, "confusion_interval({2|-1})", "[-1, 2]"},
      {"market", "a, b, c, d",
       "How the four-stop game a|b||c|d with a >= b >= c >= d cools, by formula.", 4, 4, market,
       "market(7, 1, 0, -12)",
       "excitable, Right's move is sente: stops 1 and 0, mean 0, temperature 4"},
      {"mean", "G", "The mean value of G: what each of many copies is worth.", 1, 1, mean,
       "mean({3||2|0})", "2"},
      {"temperature", "G", "How large a tax on moves must be to make G a number.", 1, 1,
       temperature, "temperature({3||2|0})", "1"},
      {"thermograph", "G", "The Left and Right stops of G at every tax from -1 up, as t:value.", 1,
       1, thermograph, "thermograph({2|-1})",
       "mean 1/2, temperature 3/2, left wall -1:3 3/2:1/2, right wall -1:-2 3/2:1/2"},
      {"thermograph_by_play", "POSITION",
       "The thermograph of a position from tax 0 up, found without any canonical form.", 1, 1,
       thermograph_by_play, "thermograph_by_play(domineering(2,3))",
       "mean 3/4, temperature 5/4, left wall 0:2 5/4:3/4, right wall 0:-1/2 5/4:3/4"},
  };
  return kTable;
}

}  // namespace summand
