// Redwood furniture: what is known of pictures in which Left has nothing but feet (Winning Ways
// ch. 7).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/boards/graph.hpp"
#include "summand/number/dyadic.hpp"

namespace summand::games::hackenbush {

inline constexpr std::string_view kByRedwoodBed =
    "redwood beds by their smallest connecting subgraph (Winning Ways ch. 7)";

// Beds with more leg tops than this are left to search, for their number is what the work is
// exponential in.
inline constexpr int kMostLegTops = 20;

// Furniture: in one piece without the ground, blue and red, and every blue edge a foot: from the
// ground to a vertex where nothing else ends but one red edge, its leg. No red edge is on the
// ground. The value is 2^-n for some n. Linear.
bool is_furniture(const ColouredGraph& graph);

// A bed is furniture in which no two legs have the same top, nor a foot at both ends, and every
// other red edge touches a leg top.
bool is_bed(const ColouredGraph& graph);

// How many red edges of a bed can be deleted so that all feet stay joined: all but those of a
// smallest connected red subgraph with all legs. Nothing for what is not a bed, or has more than
// kMostLegTops. Up to 2^tops steps for each red vertex: this is as hard as set cover.
std::optional<std::int64_t> spare_edges_of_bed(const ColouredGraph& graph);

// 2^-(m+1), with the m of spare_edges_of_bed.
std::optional<Dyadic> value_of_bed(const ColouredGraph& graph);

}  // namespace summand::games::hackenbush
