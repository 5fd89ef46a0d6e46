// What is known about Hackenbush positions without search. Each function returns nullopt for
// positions to which its theorem does not apply. The graph may have several pieces.
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

// The nimber of a green graph. Each part without bridges is fused to one vertex with as many loops
// as it has edges, mod 2. The rest is a tree. Linear, and not recursive.
std::optional<std::uint64_t> nimber_of_green(const ColouredGraph& graph);

// The value of a blue-red graph in which edges of its own colour connect each edge to the ground.
// Linear.
std::optional<Dyadic> count_of_own_ground(const ColouredGraph& graph);

// The value of a single blue-red path from the ground. Linear.
std::optional<Dyadic> number_of_string(const ColouredGraph& graph);

// The value of a single path from the ground, with edges of any colours. Computes one value for
// each edge, and each has as many options as there are green edges below. So it is for stalks with
// few green edges (use nimber_of_green if all are green). Throws LimitReached.
std::optional<Value> value_of_stalk(const ColouredGraph& graph, ValueStore& store);

// The value of trees of any colours, also with loops, and of their sums. Every value is a number
// plus an all-small game. The cost is that of these values: one step for each edge if they are
// numbers or nimbers. Throws LimitReached.
std::optional<Value> value_of_tree(const ColouredGraph& graph, ValueStore& store);

}  // namespace summand::games::hackenbush
