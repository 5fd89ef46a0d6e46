// Retrograde analysis: who wins a game that may go on for ever, found backwards from its ends.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/loopy/move_graph.hpp"

namespace summand {

// How a game ends for the player to move. `draw` is play without end.
enum class Fate : std::uint8_t { loss, win, draw };

struct Ending {
  Fate fate = Fate::draw;
  // Moves to the end if the winner plays for a short game and the loser for a long one; 0 for a
  // draw.
  std::uint32_t distance = 0;

  friend bool operator==(const Ending&, const Ending&) = default;
};

// The endings of all nodes. A player who cannot move loses. A node is lost if all its moves lead to
// won nodes, and won if one move leads to a lost node. The remaining nodes are draws. Every won
// node has a move to a lost node with a distance that is one less, so a winner who always takes
// such a move reaches the end. Linear in nodes and edges. Throws LimitReached.
std::vector<Ending> retrograde(const MoveGraph& graph, Budget& budget);

}  // namespace summand
