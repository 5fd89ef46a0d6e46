// Who wins a loopy game: one of nine outcome classes, and how many moves that takes.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "summand/loopy/loopy_graph.hpp"
#include "summand/loopy/retrograde.hpp"

namespace summand {

// How a game ends if Left starts, and if Right starts. Play without end is a draw.
struct LoopyEnding {
  Ending left, right;

  const Ending& if_starts(Player player) const { return player == Player::left ? left : right; }
  friend bool operator==(const LoopyEnding&, const LoopyEnding&) = default;
};

// The endings of all nodes of a graph, by one retrograde analysis. Linear. Throw LimitReached.
std::vector<LoopyEnding> endings(const LoopyGraph& graph, Budget& budget);
LoopyEnding ending(const LoopyGame& game, Budget& budget);

// L, R or D: who wins if that player starts, or a draw.
char winner_letter(const LoopyEnding& ending, Player first);
// The letters for Left starting and for Right starting. "LR" is a win of the next player.
std::string outcome_letters(const LoopyEnding& ending);

}  // namespace summand
