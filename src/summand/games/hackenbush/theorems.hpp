// What is known of Hackenbush positions without search. Each function answers for the positions its
// theorem is about, and for them alone; the graph may have several pieces.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/boards/graph.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/value/store.hpp"

namespace summand::games::hackenbush {

inline constexpr std::string_view kByFusion =
    "green graphs by the fusion principle (Winning Ways ch. 7)";
inline constexpr std::string_view kByCounting =
    "each colour grounded through itself: blue edges minus red ones (Winning Ways ch. 1)";
inline constexpr std::string_view kByBerlekamp = "strings by Berlekamp's rule (Winning Ways ch. 3)";
inline constexpr std::string_view kByColon = "trees by the colon principle (Winning Ways ch. 7)";

// Green graphs: fuse each part without bridges to one vertex with as many loops as it has edges,
// mod 2; what remains is a tree. Linear, and no recursion.
std::optional<std::uint64_t> nimber_of_green(const ColouredGraph& graph);

// Blue-red graphs in which every edge is joined to the ground by edges of its own colour. Linear.
std::optional<Dyadic> count_of_own_ground(const ColouredGraph& graph);

// A single path from the ground, blue and red. Linear.
std::optional<Dyadic> number_of_string(const ColouredGraph& graph);

// A single path from the ground, of any colours. One value an edge; each has as many options as
// there are green edges below, so this is for stalks with few of those (nimber_of_green is for
// those with no others). Throws LimitReached.
std::optional<Value> value_of_stalk(const ColouredGraph& graph, ValueStore& store);

// Trees of any colours, also with loops, and sums of such trees. Every value is a number plus an
// all-small game; the cost is that of these values: one step an edge where they are numbers or
// nimbers. Throws LimitReached.
std::optional<Value> value_of_tree(const ColouredGraph& graph, ValueStore& store);

}  // namespace summand::games::hackenbush
