// Retrograde analysis: who wins a game that may go on for ever, by working backwards from its ends.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/search/move_graph.hpp"

namespace summand {

// How a game ends for the player to move: `draw` is play without end.
enum class Fate : std::uint8_t { loss, win, draw };

struct Ending {
  Fate fate = Fate::draw;
  // Moves to the end, where the winner makes it short and the loser long; of a draw 0.
  std::uint32_t distance = 0;

  friend bool operator==(const Ending&, const Ending&) = default;
};

// The endings of all nodes; who cannot move loses. A node is lost when all its moves lead to won
// ones, and won when one leads to a lost one; what neither rule ever reaches is a draw. Every won
// node has a move to a lost one of distance one less, so a winner who always takes such a move
// comes to the end. Linear in nodes and edges; throws LimitReached.
std::vector<Ending> retrograde(const MoveGraph& graph, Budget& budget);

}  // namespace summand
