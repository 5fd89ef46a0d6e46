// Snort (Simon Norton; Winning Ways).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/snort/theorems.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/ruleset/tinted_graph.hpp"
#include "summand/ruleset/tinted_graph_small.hpp"
#include "summand/ruleset/tinted_graph_symmetry.hpp"

namespace summand::games {

struct Snort {
  static constexpr RulesetInfo info{
      .name = "snort",
      .title = "Snort",
      .rules =
          "Left puts bulls into an empty field, Right cows; bulls and cows may not stand side by "
          "side. A field beside a taken one is left to the same player, or to nobody.",
      .notation =
          "snort(path, 7), snort(cycle, 5), snort(star, 4), snort(complete, 5) and snort(3x4), or "
          "the same in quotes, \"path 7\" and \"grid 3x4\". In quotes also rows, divided by |: . "
          "is free, L only Left may use, R only Right, # is taken or nobody's. Other farms are "
          "edges and tints: \"0-1 1-2 2-0 2L\", a vertex alone is \"3\". \"L5-\" is five fields "
          "in a row, the first beside bulls. Moves are named by the vertex; on rows columns are "
          "letters and a1 is at the top left.",
      .source = "Simon Norton; Winning Ways ch. 6",
      .examples = {".......", "...|...|...", "L5R", "0-1 0-2 1-3 2-3 3L", "cycle 6"},
  };

  // Parts and edges that are left out change nobody's moves.
  static constexpr bool splits_by_moves = true;
  static constexpr KeepsAway kKeepsAway = KeepsAway::opponent;

  using Position = TintedGraph;
  using Move = int;  // the vertex

  bool operator==(const Snort&) const = default;

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
    if (const auto ends = snort::switch_by_sweeps(graph)) {
      const Value left = store.number(Dyadic(ends->left));
      const Value right = store.number(Dyadic(-ends->right));
      return Known{store.make({&left, 1}, {&right, 1}), snort::kSweeps};
    }
    if (has_answering_symmetry(graph, kKeepsAway)) return Known{store.zero(), snort::kSymmetry};
    return std::nullopt;
  }

  static Result<Start<Snort>> make(const Arguments& arguments) {
    SUMMAND_TRY(graph, TintedGraph::make(arguments));
    return Start<Snort>{{}, std::move(graph)};
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
