// Stalks: graphs that are a single path from the ground.
#pragma once

#include <optional>
#include <string>

#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

// The colours of a stalk, read from the ground; nothing for other graphs. Linear.
std::optional<std::string> read_stalk(const ColouredGraph& graph);

}  // namespace summand::games::hackenbush
