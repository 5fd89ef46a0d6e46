// A tinted graph with the pieces of a match on it.
#pragma once

#include <optional>
#include <span>

#include "summand/boards/tinted_graph.hpp"
#include "summand/draw/figure.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

// The whole start with its edges: each piece in the colour of its player, the tinted vertices, the
// free ones, and `#` for vertices that nobody may use.
Picture picture_after(const TintedGraph& start, std::span<const MoveMade<int>> moves,
                      KeepsAway whom, PieceLetters letters);

// The places of its vertices, without crossings. nullopt for a grid, for the empty graph, and if
// there is no such layout.
std::optional<ShapeLayout> layout_of(const TintedGraph& graph);

// The graph on paper.
Figure figure_of(const TintedGraph& graph, Medium medium);

}  // namespace summand
