// Thermographs of games with kos, under an assumption about ko threats.
#include "summand/algebra/loopy_games.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/loopy/ko_thermograph.hpp"

namespace summand {

namespace {

Result<Komaster> komaster_argument(const FunctionCall& call, std::size_t i) {
  if (call.size() <= i) return Komaster::nobody;
  SUMMAND_TRY(who, call.text(i));
  if (who == "nobody") return Komaster::nobody;
  if (who == "left") return Komaster::left;
  if (who == "right") return Komaster::right;
  return fail("expected the komaster: \"left\", \"right\" or \"nobody\"", call.offset(i));
}

Result<KoThermograph> graph_of_call(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  SUMMAND_TRY(komaster, komaster_argument(call, 1));
  auto found = ko_thermograph(call.store(), loopy_game(g), komaster);
  if (!found) return shifted(std::move(found).error(), call.offset(0));
  return found;
}

std::string_view komaster_key(Komaster komaster) {
  if (komaster == Komaster::nobody) return "nobody";
  return player_key(komaster == Komaster::left ? Player::left : Player::right);
}

// What every answer says of the assumption.
void add_assumption(const KoThermograph& graph, Fields& fields) {
  if (graph.has_kos) {
    fields.text("komaster", std::string(komaster_key(graph.komaster)));
  } else {
    fields.none("komaster");
  }
}

Result<Answer> ko_thermograph_of(const FunctionCall& call) {
  SUMMAND_TRY(graph, graph_of_call(call));
  Record out{"ko_thermograph", print(graph), {}};
  out.fields.text("mast", print(graph.mast)).text("temperature", print(graph.temperature));
  for (const Player player : {Player::left, Player::right}) {
    std::vector<Fields> points;
    for (const auto& [t, line] : graph.wall(player).bends()) {
      points.push_back(Fields().text("t", print(t)).text("value", print(line.value)));
    }
    out.fields.list(player == Player::left ? "left_wall" : "right_wall", std::move(points));
  }
  add_assumption(graph, out.fields);
  return Answer{std::move(out)};
}

template <Ratio KoThermograph::* number>
Result<Answer> number_of_ko(const FunctionCall& call) {
  SUMMAND_TRY(graph, graph_of_call(call));
  const std::string its = print(graph.*number);
  const std::string why = graph.has_kos ? " " + std::string(assumption(graph.komaster)) : "";
  Record out{"ko_number", its + why, Fields().text("number", its)};
  add_assumption(graph, out.fields);
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> ko_functions() {
  static constexpr Function kTable[] = {
      {"ko_mast", "G, \"komaster\"",
       "The mean of a game with simple kos. The komaster is \"left\", \"right\" or \"nobody\" (the "
       "default): who may take a ko back at once, because of ko threats elsewhere.",
       1, 2, number_of_ko<&KoThermograph::mast>, "ko_mast(a{1|{a|0}})",
       "2/3 if nobody has ko threats"},
      {"ko_temperature", "G, \"komaster\"",
       "What a move in a game with simple kos is worth. The komaster is as in ko_mast.", 1, 2,
       number_of_ko<&KoThermograph::temperature>, "ko_temperature(a{1|{a|0}})",
       "1/3 if nobody has ko threats"},
      {"ko_thermograph", "G, \"komaster\"",
       "The thermograph of a game with simple kos from t = 0 up, as t:value. The komaster is as in "
       "ko_mast.",
       1, 2, ko_thermograph_of, "ko_thermograph(a{1|{a|0}}, \"left\")",
       "mast 2/3, temperature 1/3, left wall 0:1 1/3:2/3, right wall 0:1 1/3:2/3, if Left is "
       "komaster"},
  };
  return kTable;
}

}  // namespace summand
