// Childish Hackenbush: a move may not cut off any edge except its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

inline constexpr std::string_view kByChildishStalk =
    "childish blue-red stalks, from the ground upwards: only the top edge may be taken "
    "(Winning Ways ch. 2)";

// For each edge, in the order of graph.edges(): whether only that edge falls when it is deleted.
// This is so if everything else is still connected to the ground, or if no other edge begins at its
// end. Linear.
std::vector<bool> falls_alone(const ColouredGraph& graph);

// The value of a sum of blue-red stalks, which is an integer. A blue edge on top turns an integer
// of 0 or more into the next larger one, and any negative one into 0. A red edge does the opposite.
// Returns nullopt for other graphs. Linear.
std::optional<std::int64_t> childish_value_of_stalks(const ColouredGraph& graph);

// Reads (lollipop, sticks, blue, red): `sticks` parallel green edges from the ground to the candy.
// The candy is a cycle of `blue` blue edges and then `red` red ones.
Result<ColouredGraph> lollipop(const Arguments& arguments);

}  // namespace summand::games::hackenbush
