#include "summand/analysis/drawing.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <unordered_map>

#include "summand/analysis/position_tree.hpp"
#include "summand/analysis/switch_game.hpp"
#include "summand/base/budget.hpp"
#include "summand/draw/figure_row.hpp"
#include "summand/figures/thermograph_figure.hpp"
#include "summand/figures/tree_figure.hpp"
#include "summand/ruleset/cell_grid.hpp"
#include "summand/theory/compound.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kLongestName = 400;  // bytes of the name of a sum; the rest is never shown

struct Name {
  std::string text, tex;
};

// A term without positions is named by its value, as in trees.
Name name_of_term(const Game& game, const Dyadic& copies) {
  ValueStore& store = game.store();
  Name out;
  if (!game.has_positions() && is_brief(store, game.value())) {
    out = {pretty(store, game.value()), latex(store, game.value())};
  } else {
    out.text = game.text();
  }
  if (copies != 1) out = {fmt::format("{}.({})", print(copies), out.text), ""};
  return out;
}

// The name of a sum, term by term, up to kLongestName.
Name name_of(const Game& game) {
  const std::vector<Summand> summands = game.summands();
  if (summands.empty()) return name_of_term(game, 1);
  Name out;
  for (const Summand& summand : summands) {
    if (out.text.size() > kLongestName) break;
    const bool is_negative = summand.copies == -1;
    const Name term = name_of_term(summand.game, is_negative ? Dyadic(1) : summand.copies);
    const bool has_tex = !term.tex.empty() && (out.text.empty() || !out.tex.empty());
    const std::string_view sign =
        is_negative ? (out.text.empty() ? "-" : " - ") : (out.text.empty() ? "" : " + ");
    out.text.append(sign).append(term.text);
    out.tex = has_tex ? std::move(out.tex).append(sign).append(term.tex) : std::string();
  }
  return out;
}

NamedThermograph named(const Game& game) {
  Name name = name_of(game);
  Thermographs& thermographs = game.workspace().thermographs();
  if (const auto switches = beyond_canonical_form(game)) {
    return {std::move(name.text), std::move(name.tex), thermograph_of(thermographs, *switches)};
  }
  return {std::move(name.text), std::move(name.tex), thermographs.of(game.value())};
}

NamedThermograph named(const Summand& summand) {
  Name name = name_of_term(summand.game, summand.copies);
  const Value value = summand.game.store().multiple(summand.copies, summand.game.value());
  return {std::move(name.text), std::move(name.tex),
          summand.game.workspace().thermographs().of(value)};
}

std::vector<NamedThermograph> of_summands(const Game& game) {
  std::vector<NamedThermograph> out;
  for (const Summand& summand : game.summands()) out.push_back(named(summand));
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

// The game in the form that was written. Braces stay braces, a sum is drawn by its options, and
// everything else by its value.
LiteralGame as_written(const Game& game) {
  using Kind = Construction::Kind;
  if (game.kind() != Kind::braces) return literal_game(game.store(), game.form());
  LiteralGame out;
  std::unordered_map<const Construction*, std::uint32_t> places;
  std::vector<const Construction*> waiting{&*game.construction()};
  while (!waiting.empty()) {
    game.workspace().budget().ask();
    const Construction* g = waiting.back();
    const std::size_t before = waiting.size();
    if (!places.contains(g) && g->kind() == Kind::braces) {
      for (const SharedConstruction& option : g->operands()) {
        if (!places.contains(&*option)) waiting.push_back(&*option);
      }
      if (waiting.size() > before) continue;
    }
    waiting.pop_back();
    if (places.contains(g)) continue;
    LiteralGame::Node node;
    if (g->kind() == Kind::braces) {
      for (const SharedConstruction& option : g->left()) node.left.push_back(places.at(&*option));
      for (const SharedConstruction& option : g->right()) node.right.push_back(places.at(&*option));
    } else {
      node.value = g->value();
    }
    places[g] = static_cast<std::uint32_t>(out.nodes.size());
    out.nodes.push_back(std::move(node));
  }
  return out;
}

// A position of a sum, with its sign.
struct SetUp {
  bool is_negative;
  AnyPosition position;
};

std::unexpected<Error> not_set_up(const std::string& name) {
  return fail(fmt::format("{} has no board to draw", name));
}

Result<std::vector<SetUp>> positions_of(const Game& game) {
  std::vector<SetUp> out;
  for (const Summand& summand : game.summands()) {
    const AnyPosition* position = summand.game.position();
    if (position == nullptr) return not_set_up(summand.game.text(200));
    if (summand.copies != 1 && summand.copies != -1) {
      return fail(
          fmt::format("{} copies of a position cannot be drawn: draw one", print(summand.copies)));
    }
    out.push_back({summand.copies == -1, *position});
  }
  if (out.empty()) return fail("a sum without summands has nothing to draw");
  return out;
}

// The pictures of all terms in one row, with the signs between them.
Result<Picture> picture_of(const std::vector<SetUp>& terms, bool coordinates) {
  Picture out;
  // The next even column, because cells of boards are in even columns.
  const auto next = [&] { return out.columns == 0 ? 0 : (out.columns + 2) / 2 * 2; };
  for (const SetUp& term : terms) {
    if (out.columns > 0 || term.is_negative) {
      out.marks.push_back({0, next(), term.is_negative ? "-" : "+"});
      out.columns = next() + 1;
    }
    const std::optional<Picture> picture =
        coordinates ? picture_with_names(term.position) : term.position.picture();
    if (!picture) return not_set_up(term.position.print_call());
    const int at = next();
    for (Mark mark : picture->marks) {
      mark.column += at;
      out.marks.push_back(std::move(mark));
    }
    out.columns = at + picture->columns;
    out.rows = std::max(out.rows, picture->rows);
  }
  return out;
}

Result<Figure> figure_of(const std::vector<SetUp>& terms, const DrawingOptions& options) {
  std::vector<FigureTerm> figures;
  for (const SetUp& term : terms) {
    std::optional<Figure> figure = options.coordinates
                                       ? figure_with_names(term.position, options.medium)
                                       : term.position.figure(options.medium);
    if (!figure) return not_set_up(term.position.print_call());
    figures.push_back({term.is_negative, *std::move(figure)});
  }
  return in_a_row(figures);
}

// The figure of thermographs or of a tree.
Result<Figure> figure_of(const Answer& answer, const DrawingOptions& options) {
  const Game* game = answer.get<Game>();
  if (game == nullptr && (options.tree || options.summands || options.compound)) {
    return fail(fmt::format("one game is expected here, not {}", describe(answer)));
  }
  if (options.tree) {
    if (options.moves) {
      const AnyPosition* position = game->position();
      if (position == nullptr) {
        return fail(
            fmt::format("--moves draws the tree of a position, and {} is none", game->print(200)));
      }
      return position_tree(*position, options.medium, options.extent.depth);
    }
    if (beyond_canonical_form(*game)) {
      reach_limit(Limit::size, "this sum has too many switches to draw as a tree");
    }
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

}  // namespace

Result<Drawing> drawing_of(const Answer& answer, const DrawingOptions& options) {
  if (!options.position) return figure_of(answer, options);
  const Game* game = answer.get<Game>();
  if (game == nullptr) {
    return fail(fmt::format("a position is expected here, not {}", describe(answer)));
  }
  SUMMAND_TRY(terms, positions_of(*game));
  if (options.medium != Medium::text) return figure_of(terms, options);
  return picture_of(terms, options.coordinates);
}

std::string text_of(const Drawing& drawing, Medium medium, Colours colours) {
  if (const auto* figure = std::get_if<Figure>(&drawing)) return draw(*figure, medium, colours);
  std::string out;
  for (const std::string& row : rows_of(std::get<Picture>(drawing), colours)) out += row + "\n";
  return out;
}

}  // namespace summand
