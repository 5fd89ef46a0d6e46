// Childish Hackenbush: what nobody may do is cut off anything but the edge itself.
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

// The edges that fall alone when they are deleted: a list as long as graph.edges(), in their order.
// Those are the edges without which everything is still joined to the ground, and those at whose
// end nothing else begins. Linear.
std::vector<bool> falls_alone(const ColouredGraph& graph);

// Sums of blue-red stalks. Each is an integer: the next edge, blue, makes 0 or more one larger, and
// anything below 0; a red one the other way round. Linear.
std::optional<std::int64_t> childish_value_of_stalks(const ColouredGraph& graph);

// (lollipop, sticks, blue, red): so many green edges side by side from the ground to the foot of
// the candy, which is a cycle of so many blue and then so many red edges.
Result<ColouredGraph> lollipop(const Arguments& arguments);

}  // namespace summand::games::hackenbush
