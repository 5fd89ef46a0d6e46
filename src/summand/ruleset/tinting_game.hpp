// TintingGame: the moves of Col and Snort, as their base. The games differ only in which player a
// taken vertex keeps away.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/tinted_graph.hpp"
#include "summand/boards/tinted_graph_small.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/ruleset/tinted_graph_play.hpp"

namespace summand {

// `tints` are the letters with which positions are printed.
template <KeepsAway whom, PieceLetters letters, TintLetters tints>
struct TintingGame {
  static constexpr KeepsAway kKeepsAway = whom;
  // Removing parts and edges does not change the moves.
  static constexpr bool splits_by_moves = true;

  using Position = TintedGraph;
  using Move = int;  // the vertex

  bool operator==(const TintingGame&) const = default;

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

  Result<Position> parse(std::string_view text) const {
    return TintedGraph::parse(text, kKeepsAway, letters);
  }
  std::string print(const Position& graph) const { return graph.print(tints); }
  std::string print_move(const Position& graph, Player, Move vertex) const {
    return graph.name(vertex);
  }

  // All connected graphs of up to 5 vertices with all tints, and others.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for_each_small_tinted_graph(visit);
  }

  // A piece changes the vertices beside it, because a player may no longer use them.
  static constexpr bool moves_reach_further = true;
  BoardShape shape(const Position& graph) const { return graph.shape(tints); }
  std::optional<ShapeLayout> layout(const Position& graph) const { return layout_of(graph); }
  std::vector<int> cells(const Position& graph, Player, Move vertex) const {
    return {graph.place_in_shape(vertex)};
  }

  Picture picture(const Position& graph) const { return graph.picture(tints); }
  Figure figure(const Position& graph, Medium medium) const { return figure_of(graph, medium); }
  Picture picture_after(const Position& start, std::span<const MoveMade<Move>> moves) const {
    return summand::picture_after(start, moves, whom, letters);
  }
};

}  // namespace summand
