// What is known about Snort positions without search.
#pragma once

#include <optional>
#include <string_view>

#include "summand/boards/tinted_graph.hpp"

namespace summand::games::snort {

inline constexpr std::string_view kSweeps =
    "each player has a move that leaves the other nothing, and then one for each vertex he may use "
    "(Snort, Winning Ways ch. 6)";
inline constexpr std::string_view kSymmetry =
    "each move is answered by its image, as Tweedledee answers Tweedledum (Winning Ways ch. 1)";

// If both players have a move that leaves the opponent no move, the value is the switch {left |
// -right}. Such a move leaves as many moves as there are vertices to use, minus one, and no move
// leaves more. This holds for free graphs in which one vertex is beside all others, for complete
// graphs with any tints, and for some others. Linear.
struct Switch {
  int left, right;

  friend bool operator==(const Switch&, const Switch&) = default;
};
std::optional<Switch> switch_by_sweeps(const TintedGraph& graph);

// Whether Left's move at x is at least as good as the one at y, by this lemma: x is beside all
// neighbours of y (except x itself), and either x and y are neighbours or y is tinted for Left.
// Without the last condition it would be false.
bool left_prefers(const TintedGraph& graph, int x, int y);

}  // namespace summand::games::snort
