// A tinted graph with the pieces of a match on it.
#pragma once

#include <span>

#include "summand/boards/tinted_graph.hpp"
#include "summand/draw/figure.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

// What pieces of Left and of Right are called; the same letter in lower case is a vertex where
// nothing but such a piece may still go.
struct PieceLetters {
  char left, right;
};

// All of the start, with its edges: each piece on its vertex in its player's colour, what is left
// to one player, what is free, and `#` where nobody may go.
Picture picture_after(const TintedGraph& start, std::span<const MoveMade<int>> moves,
                      KeepsAway whom, PieceLetters letters);

// The graph on paper.
Figure figure_of(const TintedGraph& graph, Medium medium);

}  // namespace summand
