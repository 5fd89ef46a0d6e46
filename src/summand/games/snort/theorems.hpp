// What is known of Snort positions without search.
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

// Where both players have a move that leaves the other none, the value is the switch
// {left | -right}: such a move leaves as many moves as there are vertices to use, less one, and no
// move leaves more. Above all these are the free graphs with a vertex beside all others, and
// complete graphs of any tints. Linear.
struct Switch {
  int left, right;

  friend bool operator==(const Switch&, const Switch&) = default;
};
std::optional<Switch> switch_by_sweeps(const TintedGraph& graph);

// Whether Left's move at x is at least as good as the one at y, by the lemma: what y is beside (but
// for x) x is beside too, and either x and y are beside each other or y is tinted for Left. Without
// that last condition it would be false.
bool left_prefers(const TintedGraph& graph, int x, int y);

}  // namespace summand::games::snort
