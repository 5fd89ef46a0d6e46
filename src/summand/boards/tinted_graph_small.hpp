// Small positions of the games on tinted graphs, for the laws.
#pragma once

#include <vector>

#include "summand/boards/tinted_graph.hpp"
#include "summand/boards/tinted_graph_labelling.hpp"

namespace summand {

// Calls visit for one of every `every` ways to tint the vertices of the graph. In each way some
// vertices are tinted, and the others are free.
template <class Visit>
void for_each_tinting(const TintedGraph& graph, int every, Visit&& visit) {
  int ways = 1, count = graph.count();
  for (int i = 0; i < count; ++i) ways *= 3;
  for (int way = 0; way < ways; way += every) {
    TintedGraph tinted = graph;
    for (int v = 0, digits = way; v < count; ++v, digits /= 3) {
      if (digits % 3 == 1) tinted.forbid(TintedGraph::Set{1} << v, Player::right);
      if (digits % 3 == 2) tinted.forbid(TintedGraph::Set{1} << v, Player::left);
    }
    visit(tinted);
  }
}

// The connected graphs of up to 5 vertices with all tints, some of those with 6 vertices, and grids
// of 2 rows with holes: about 12,000 positions.
template <class Visit>
void for_each_small_tinted_graph(Visit&& visit) {
  visit(TintedGraph());
  for (int vertices = 1; vertices <= 6; ++vertices) {
    for (const TintedGraph& graph : connected_graphs(vertices)) {
      for_each_tinting(graph, vertices == 6 ? 40 : 1, visit);
    }
  }
  for (int holes = 0; holes < 64; ++holes) {
    TintedGraph grid = TintedGraph::grid(2, 3);
    TintedGraph::for_each(static_cast<TintedGraph::Set>(holes), [&](int v) { grid.remove(v); });
    const TintedGraph::Set there = grid.vertices();
    for (int way = 0; way < 64; ++way) {
      TintedGraph tinted = grid;
      tinted.forbid(static_cast<TintedGraph::Set>(way) & there, Player::left);
      visit(tinted);
    }
  }
}

}  // namespace summand
