// Col (Colin Vout; Winning Ways).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/col/theorems.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/ruleset/tinted_graph.hpp"
#include "summand/ruleset/tinted_graph_small.hpp"
#include "summand/ruleset/tinted_graph_symmetry.hpp"

namespace summand::games {

struct Col {
  static constexpr RulesetInfo info{
      .name = "col",
      .title = "Col",
      .rules =
          "Left paints an empty region blue, Right red; regions side by side may not get the same "
          "colour. A region beside a painted one is left to the other player, or to nobody.",
      .notation =
          "col(grid, 3x4) or col(3x4), col(path, 7), col(cycle, 5), col(star, 4) and "
          "col(complete, 5), or the same in quotes, \"path 7\". In quotes also rows, divided by "
          "|: . is free, L only Left may paint, R only Right, # is painted or nobody's. Other "
          "maps are edges and tints: \"0-1 1-2 2-0 2L\", a vertex alone is \"3\". \"L5-\" is five "
          "regions in a row, the first beside a blue one. Moves are named by the vertex; on rows "
          "columns are letters and a1 is at the top left.",
      .source = "Colin Vout; Winning Ways ch. 2",
      .examples = {".......", "....|....|....", "L....R", "0-1 0-2 0-3 0-4", "cycle 6"},
  };

  // Parts and edges that are left out change nobody's moves.
  static constexpr bool splits_by_moves = true;
  static constexpr KeepsAway kKeepsAway = KeepsAway::owner;

  using Position = TintedGraph;
  using Move = int;  // the vertex

  bool operator==(const Col&) const = default;

  template <class Visit>
  void for_each_move(const Position& graph, Player player, Visit&& visit) const {
    Position::for_each(graph.usable(player), visit);
  }

  Position play(Position graph, Player player, Move vertex) const {
    graph.put(vertex, player, kKeepsAway);
    return graph;
  }

  std::vector<Position> parts(const Position& graph) const { return graph.parts(kKeepsAway); }
  Position mirror(const Position& graph) const { return graph.mirrored(); }
  std::optional<PositionKey> key(const Position& graph) const { return graph.key(); }

  // Of connected graphs.
  std::optional<Known> theorem(const Position& graph, ValueStore& store) const {
    const auto known = [&](const col::NumberAndStar& value, std::string_view theorem) {
      const Value number = store.number(value.number);
      return Known{value.star ? store.sum(number, store.nimber(1)) : number, theorem};
    };
    if (const auto value = col::value_of_chain(graph)) return known(*value, col::kChains);
    if (const auto value = col::value_of_star(graph)) return known(*value, col::kStars);
    if (const auto value = col::value_of_complete(graph)) return known(*value, col::kCompletes);
    if (const auto value = col::value_of_cycle(graph)) return known(*value, col::kCycles);
    if (has_answering_symmetry(graph, kKeepsAway)) return Known{store.zero(), col::kSymmetry};
    return std::nullopt;
  }

  static Result<Start<Col>> make(const Arguments& arguments) {
    SUMMAND_TRY(graph, TintedGraph::make(arguments));
    return Start<Col>{{}, std::move(graph)};
  }

  Result<Position> parse(std::string_view text) const {
    return TintedGraph::parse(text, kKeepsAway);
  }
  std::string print(const Position& graph) const { return graph.print(); }
  std::string print_move(const Position& graph, Player, Move vertex) const {
    return graph.name(vertex);
  }

  // All connected graphs of up to 5 vertices with all tints, and others.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for_each_small_tinted_graph(visit);
  }

  Picture picture(const Position& graph) const { return graph.picture(); }
};

}  // namespace summand::games
