// Redwood furniture: what is known about pictures in which Left has only feet (Winning Ways ch. 7).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/boards/graph.hpp"
#include "summand/number/dyadic.hpp"

namespace summand::games::hackenbush {

inline constexpr std::string_view kByRedwoodBed =
    "redwood beds by their smallest connecting subgraph (Winning Ways ch. 7)";

// Beds with more leg tops than this are left to search, because the work is exponential in their
// number.
inline constexpr int kMostLegTops = 20;

// Furniture is blue and red, and is connected without the ground. Every blue edge is a foot: it
// goes from the ground to a vertex where only one other edge ends, its red leg. No red edge is on
// the ground. The value is 2^-n for some n. Linear.
bool is_furniture(const ColouredGraph& graph);

// A bed is furniture in which no two legs have the same top, no leg ends at a foot at both ends,
// and every other red edge touches a leg top.
bool is_bed(const ColouredGraph& graph);

// How many red edges of a bed can be deleted so that all feet stay connected: all except those of a
// smallest connected red subgraph with all legs. Returns nullopt if the graph is no bed, or has
// more than kMostLegTops leg tops. Takes up to 2^tops steps for each red vertex: the problem is as
// hard as set cover.
std::optional<std::int64_t> spare_edges_of_bed(const ColouredGraph& graph);

// 2^-(m+1), where m is the result of spare_edges_of_bed.
std::optional<Dyadic> value_of_bed(const ColouredGraph& graph);

}  // namespace summand::games::hackenbush
