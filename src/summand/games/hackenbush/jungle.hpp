// Jungles: green pictures with blue-red animals in them, and what they weigh (Winning Ways ch. 7).
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
  std::int64_t weight = 0;  // blue_cut less red_cut, the atomic weight
  // Green edges of a smallest cut: between blue vertices and red ones or the ground, and between
  // red ones and blue ones or the ground. There are as many tracks, paths without common edges.
  std::vector<Edge> blue_cut, red_cut;
};

// The atomic weight of a parted jungle: all edges at the ground are green; green edges that hang on
// others only, inside an animal, are not provided for. A green vertex is blue if blue edges end
// there, red if red ones do. Where both do, and all animals there are tied to that vertex alone, it
// has the colour of the sign of what they are worth, if that is known without search; else the
// jungle is unparted, and there is nothing to say. Max-flow: edges times the size of the cuts.
// Throws LimitReached.
std::optional<JungleWeight> weight_of_jungle(const ColouredGraph& graph, ValueStore& store);

// The move after which the player is furthest ahead in a parted jungle, two at least, with what it
// weighs then; found where he is one ahead already. Edges of the opponent's smallest cut come
// first, and only these are tried in jungles of more than kMostEdgesTried. Smallest cuts for each.
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
