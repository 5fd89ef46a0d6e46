// Means, temperatures and thermographs.
#include <fmt/core.h>

#include "summand/algebra/bounded_product.hpp"
#include "summand/algebra/played_thermographs.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/theory/confusion.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/theory/sente.hpp"
#include "summand/value/print.hpp"
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
  SUMMAND_TRY(g, call.game(0));
  Dyadic sum = 0;
  for (const Summand& summand : g.summands()) {
    SUMMAND_TRY(value, call.value(0, summand.game));
    const Dyadic one = call.workspace().thermographs().mean(value);
    sum += bounded_product(summand.copies, one);
  }
  return call.answer(sum);
}

// The temperature of a sum is that of its hottest term, unless several terms are equally hot. All
// switches together are one term, in which two of one size cancel.
Result<Answer> temperature(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms_by_value(0));
  Dyadic hottest = -1;
  std::size_t so_hot = 0;
  std::vector<Switch> switches;
  std::vector<Dyadic> temperatures;
  for (const Value term : terms) {
    if (const auto cheque = as_cheque(call.store(), term)) {
      switches.push_back(*cheque);
    } else {
      temperatures.push_back(call.workspace().thermographs().temperature(term));
    }
  }
  if (const SwitchSum sum = switch_sum(0, switches); !sum.sizes.empty()) {
    temperatures.push_back(sum.sizes.front());
  }
  for (const Dyadic& its : temperatures) {
    if (its > hottest) so_hot = 0;
    hottest = std::max(hottest, its);
    so_hot += its == hottest;
  }
  if (so_hot == 1 && hottest > 0) return call.answer(hottest);
  return call.answer(thermograph_of_terms(call.workspace(), terms).temperature);
}

Result<Answer> thermograph(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms_by_value(0));
  return Answer{thermograph_of_terms(call.workspace(), terms)};
}

Taxed of_position(const FunctionCall& call, const AnyPosition& position) {
  Workspace& workspace = call.workspace();
  return position.taxed(workspace.budget(), workspace.evaluators.kept());
}

Result<Answer> thermograph_by_play(const FunctionCall& call) {
  SUMMAND_TRY(g, call.ending_game(0));
  if (const AnyPosition* position = g.position()) {
    return Answer{of_position(call, *position).graph};
  }
  return Answer{PlayedThermographs(g.shared_workspace())(g).graph};
}

Result<Answer> confusion(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms_by_value(0));
  const auto switches = as_switch_sum(call.store(), terms);
  const ConfusionInterval interval =
      switches ? confusion_interval(*switches)
               : confusion_interval(call.store(), call.store().sum(terms));
  if (interval.is_empty()) {
    return Answer{Record{"interval", "no number", Fields().none("low").none("high")}};
  }
  const auto& [low, high] = interval;
  Record out{
      "interval",
      (low.closed ? "[" : "(") + print(low.at) + ", " + print(high.at) + (high.closed ? "]" : ")"),
      {}};
  out.fields.text("low", print(low.at)).truth("low_included", low.closed);
  out.fields.text("high", print(high.at)).truth("high_included", high.closed);
  return Answer{std::move(out)};
}

// One side of the thermograph at a tax. For a position it is found by play, from t = 0 up.
template <Player player>
Result<Answer> wall(const FunctionCall& call) {
  SUMMAND_TRY(t, call.number(1));
  if (t < -1) return fail("a thermograph begins at t = -1", call.offset(1));
  if (const Thermograph* graph = call.thermograph(0)) {
    if (t < graph->bottom()) {
      return fail("this thermograph begins at t = " + print(graph->bottom()), call.offset(1));
    }
    return call.answer(graph->at(player, t));
  }
  SUMMAND_TRY(g, call.ending_game(0));
  if (const AnyPosition* position = g.position(); position != nullptr && t.sign() >= 0) {
    return call.answer(of_position(call, *position).graph.at(player, t));
  }
  SUMMAND_TRY(terms, call.terms_by_value(0));
  return call.answer(thermograph_of_terms(call.workspace(), terms).at(player, t));
}

// Number avoidance: the move in G with which each player, moving first, wins G + x.
Result<Answer> number_avoidance(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  SUMMAND_TRY(x, call.number(1));
  ValueStore& store = call.store();
  Record out{"first_moves", "", {}};
  for (const Player player : {Player::left, Player::right}) {
    const auto option = winning_option_beside(store, g, x, player);
    if (!option) return shifted(option.error(), call.offset(0));
    Fields its;
    its.truth("wins", option->has_value());
    if (!out.text.empty()) out.text += '\n';
    if (*option) {
      const std::string move = print(store, **option);
      its.text("move", move);
      out.text +=
          fmt::format("{} starting wins G + x by the move in G to {}", player_name(player), move);
    } else {
      its.none("move");
      out.text += fmt::format("{} starting loses G + x", player_name(player));
    }
    out.fields.fields(player_key(player), std::move(its));
  }
  return Answer{std::move(out)};
}

Result<Answer> final_stops(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms_by_value(0));
  const Thermograph graph = thermograph_of_terms(call.workspace(), terms);
  Record out{"final_stops", "", {}};
  for (const Player first : {Player::left, Player::right}) {
    const std::string stop = print(graph.at(first, 0));
    const auto mover = mover_at_stop(graph, first);
    Fields its = Fields().text("stop", stop);
    if (!out.text.empty()) out.text += '\n';
    out.text += fmt::format("if {} starts, ", player_name(first));
    if (mover) {
      its.text("to_move", std::string(player_key(*mover)));
      out.text += fmt::format("{} is to move from {}", player_name(*mover), stop);
    } else {
      its.none("to_move");
      out.text += fmt::format("{} is reached at once", stop);
    }
    out.fields.fields(player_key(first), std::move(its));
  }
  return Answer{std::move(out)};
}

// The temperature of the game after a player's move that is best at the temperature of g. Of
// several such moves, the hottest one counts.
Dyadic heat_left(Thermographs& thermographs, Value g, const Thermograph& graph, Player player) {
  const Dyadic& t = graph.temperature;
  const Dyadic best = player == Player::left ? graph.mean + t : graph.mean - t;
  Dyadic out = -1;
  for (const Value option : thermographs.store().options(g, player)) {
    if (thermographs.of(option).at(opponent(player), t) != best) continue;
    out = std::max(out, thermographs.temperature(option));
  }
  return out;
}

// "Does the excitement show?" It does if the move leaves a game at least as hot as this one. Then
// the wall is vertical just below the mast.
Result<Answer> excitement(const FunctionCall& call) {
  SUMMAND_TRY(terms, call.terms_by_value(0));
  Workspace& workspace = call.workspace();
  const Thermograph graph = thermograph_of_terms(workspace, terms);
  Record out{"excitement", "", {}};
  for (const Player player : {Player::left, Player::right}) {
    const bool shows = graph.temperature > 0 && graph.shows_excitement(player);
    std::vector<Fields> stretches;
    std::string where;
    for (const auto& [from, to] : sente_of(graph, player)) {
      stretches.push_back(Fields().text("from", print(from)).text("to", print(to)));
      where += fmt::format("{}from {} to {}", where.empty() ? "" : ", ", print(from), print(to));
    }
    if (!out.text.empty()) out.text += '\n';
    out.text += fmt::format(
        "{}'s move is {}", player_name(player),
        where.empty() ? "answered at no temperature" : "answered at temperatures " + where);
    Fields its;
    its.truth("shows", shows);
    if (shows) {
      const Value g = workspace.store.sum(terms);
      const Dyadic left = heat_left(workspace.thermographs(), g, graph, player);
      out.text +=
          fmt::format(", and leaves a game {} of temperature {}",
                      left > graph.temperature ? "that is hotter," : "as hot,", print(left));
      its.text("leaves_temperature", print(left));
    } else {
      its.none("leaves_temperature");
    }
    out.fields.fields(player_key(player), std::move(its.list("sente", std::move(stretches))));
  }
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> heat_functions() {
  static constexpr Function kTable[] = {
      {"confusion_interval", "G",
       "The numbers that G is confused with; [ and ] include an end, ( and ) do not.", 1, 1,
       confusion, "confusion_interval({2|-1})", "[-1, 2]"},
      {"excitement", "G",
       "The temperatures at which a move is sente: it is answered, and the wall is vertical. Just "
       "below the mast such a move leaves a game at least as hot as G.",
       1, 1, excitement, "excitement({9|1||0|-2})",
       "Left's move is answered at temperatures from 0 to 2, and leaves a game that is hotter, of "
       "temperature 4\n"
       "Right's move is answered at temperatures from 0 to 1"},
      {"final_stops", "G", "Who is to move from the stop if Left starts, and if Right starts.", 1,
       1, final_stops, "final_stops({5|1||0})",
       "if Left starts, Left is to move from 1\n"
       "if Right starts, Left is to move from 0"},
      {"left_wall", "G, t",
       "The Left stop of G cooled by t >= -1, which is Left's wall at t. G may also be a "
       "thermograph.",
       2, 2, wall<Player::left>, "left_wall({3|1||0|-2}, 1/2)", "1", true},
      {"mean", "G", "The mean value of G: what each copy is worth in a sum of very many.", 1, 1,
       mean, "mean({3||2|0})", "2", true},
      {"number_avoidance", "G, x",
       "Winning moves in G + x, for a number x and a G that is not a number. A player who starts "
       "and can win does so by a move in G.",
       2, 2, number_avoidance, "number_avoidance({2|-1}, -2)",
       "Left starting wins G + x by the move in G to 2\n"
       "Right starting wins G + x by the move in G to -1"},
      {"right_wall", "G, t",
       "The Right stop of G cooled by t >= -1, which is Right's wall at t. G may also be a "
       "thermograph.",
       2, 2, wall<Player::right>, "right_wall(domineering(2x4), 1/2)", "0", true},
      {"temperature", "G", "The tax on moves that makes G a number.", 1, 1, temperature,
       "temperature({3||2|0})", "1", true},
      {"thermograph", "G", "The Left and Right stops of G at every tax from -1 up, as t:value.", 1,
       1, thermograph, "thermograph({2|-1})",
       "mean 1/2, temperature 3/2, left wall -1:3 3/2:1/2, right wall -1:-2 3/2:1/2"},
      {"thermograph_by_play", "G + H + ...",
       "The thermograph from tax 0 up, by play and without canonical forms. Expensive for sums, "
       "because all combinations of followers are played.",
       1, 1, thermograph_by_play, "thermograph_by_play(domineering(2,3) + {0|1*})",
       "mean 7/4, temperature 5/4, left wall 0:3 5/4:7/4, right wall 0:1/2 5/4:7/4"},
  };
  return kTable;
}

}  // namespace summand
