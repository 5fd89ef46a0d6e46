// Jungles: green pictures with blue-red animals in them, and their atomic weights (Winning Ways ch.
// 7).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/boards/graph.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/store.hpp"

namespace summand::games::hackenbush {

inline constexpr std::string_view kTwoAhead =
    "a parted jungle is two tracks ahead: its atomic weight, by smallest cuts, is 2 or more "
    "(Winning Ways ch. 7)";

struct JungleWeight {
  std::int64_t weight = 0;  // size of blue_cut minus size of red_cut: the atomic weight
  // Green edges of a smallest cut: one separates blue vertices from red ones and the ground, the
  // other separates red vertices from blue ones and the ground. Each has as many edges as there are
  // tracks, which are paths without common edges.
  std::vector<Edge> blue_cut, red_cut;
};

// The atomic weight of a parted jungle. All edges at the ground must be green. Green edges inside
// an animal, which are not connected to the ground by green edges, are not supported. A green
// vertex is blue if blue edges end there, and red if red ones do. If both do, all animals there
// must be tied to that vertex only. Then it has the colour of the sign of their value, which must
// be known without search. Otherwise the jungle is unparted, and the result is nullopt. Max-flow:
// costs edges times the size of the cuts. Throws LimitReached.
std::optional<JungleWeight> weight_of_jungle(const ColouredGraph& graph, ValueStore& store);

// The move after which the player is furthest ahead in a parted jungle, by at least two, and the
// weight after it. It is found if he is already one ahead. Edges of the opponent's smallest cut are
// tried first. In jungles of more than kMostEdgesTried edges only these are tried. Computes
// smallest cuts for each edge tried.
struct JungleMove {
  Edge edge;
  std::int64_t weight = 0;
};
inline constexpr std::size_t kMostEdgesTried = 300;
std::optional<JungleMove> move_to_two_ahead(const ColouredGraph& graph, Player player,
                                            ValueStore& store);

// Who wins a parted jungle of atomic weight 2 or more, or -2 or less: the two-ahead rule.
std::optional<Outcome> outcome_of_jungle(const ColouredGraph& graph, ValueStore& store);

}  // namespace summand::games::hackenbush
