#include "apps/summand/drawing.hpp"

#include <fmt/format.h>
#include <map>

#include "summand/theory/compound.hpp"
#include "summand/theory/thermograph_figure.hpp"
#include "summand/theory/tree_figure.hpp"
#include "summand/value/print.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kLongestName = 10'000;

NamedThermograph named(const Game& game, const Dyadic& copies = 1) {
  ValueStore& store = game.store();
  const Value value = store.multiple(copies, game.value());
  NamedThermograph out{game.print(kLongestName), "", game.workspace().thermographs().of(value)};
  if (copies != 1) out.name = fmt::format("{}.({})", print(copies), out.name);
  // What is written as its value is set as its value.
  if (out.name == print(store, value, kLongestName)) out.tex = latex(store, value, kLongestName);
  return out;
}

std::vector<NamedThermograph> of_summands(const Game& game) {
  std::vector<NamedThermograph> out;
  for (const Summand& summand : game.summands()) out.push_back(named(summand.game, summand.copies));
  return out;
}

Figure compound(const Game& game, Player player, Medium medium) {
  const std::vector<NamedThermograph> summands = of_summands(game);
  std::vector<Thermograph> graphs;
  for (const NamedThermograph& summand : summands) graphs.push_back(summand.graph);
  return compound_figure(compound_walls(compound_thermograph(graphs, player)), summands, medium);
}

Result<std::vector<NamedThermograph>> of_answer(const Answer& answer) {
  std::vector<NamedThermograph> out;
  if (const auto* game = answer.get<Game>()) out.push_back(named(*game));
  if (const auto* graph = answer.get<Thermograph>()) out.push_back({"", "", *graph});
  if (const auto* list = answer.get<List>()) {
    for (const Answer& element : list->elements) {
      const Game* game = element.get<Game>();
      if (game == nullptr) {
        return fail(fmt::format("games are drawn, not {}", describe(element)));
      }
      out.push_back(named(*game));
    }
  }
  if (out.empty()) return fail(fmt::format("a game is drawn, not {}", describe(answer)));
  return out;
}

// The game as it was written: braces in braces, and everything else by its value, but a sum by its
// options.
LiteralGame as_written(const Game& game) {
  using Kind = Construction::Kind;
  if (game.kind() != Kind::braces) return literal_game(game.store(), game.form());
  Construction& all = *game.construction();
  LiteralGame out;
  std::map<Construction::Id, std::uint32_t> places;
  std::vector<Construction::Id> waiting{game.id()};
  while (!waiting.empty()) {
    game.workspace().budget().ask();
    const Construction::Id id = waiting.back();
    const std::size_t before = waiting.size();
    if (!places.contains(id) && all.kind(id) == Kind::braces) {
      all.for_each_operand(id, [&](Construction::Id option) {
        if (!places.contains(option)) waiting.push_back(option);
      });
      if (waiting.size() > before) continue;
    }
    waiting.pop_back();
    if (places.contains(id)) continue;
    LiteralGame::Node node;
    if (all.kind(id) == Kind::braces) {
      for (const Construction::Id option : all.left(id)) node.left.push_back(places.at(option));
      for (const Construction::Id option : all.right(id)) node.right.push_back(places.at(option));
    } else {
      node.value = all.value_of(id);
    }
    places[id] = static_cast<std::uint32_t>(out.nodes.size());
    out.nodes.push_back(std::move(node));
  }
  return out;
}

}  // namespace

Result<Figure> figure_of(const Answer& answer, const DrawingOptions& options) {
  const Game* game = answer.get<Game>();
  if (game == nullptr && (options.tree || options.summands || options.compound)) {
    return fail(fmt::format("one game is expected here, not {}", describe(answer)));
  }
  if (options.tree) {
    return tree_figure(game->store(), as_written(*game), options.medium, options.extent);
  }
  if (options.compound || options.summands) {
    if (game->summands().empty()) return fail("a sum without summands has nothing to draw");
    if (options.compound) return compound(*game, *options.compound, options.medium);
    return thermograph_figure(of_summands(*game), options.medium);
  }
  SUMMAND_TRY(thermographs, of_answer(answer));
  return thermograph_figure(thermographs, options.medium);
}

}  // namespace summand::program
