// Short games as loopy games, and back.
#pragma once

#include <optional>

#include "summand/loopy/loopy_graph.hpp"
#include "summand/value/store.hpp"

namespace summand {

// More followers of a short game reach the size limit. They are counted before any is made.
inline constexpr std::uint32_t kMostShortFollowers = 1'000'000;

// The canonical form of a value as a graph.
LoopyGame loopy_game(ValueStore& store, Value g);

// The value of a game without cycles, or nullopt if a play of any moves can go on for ever. Linear
// in the graph, beside the making of its values. A canonical form without cycles is that of a short
// game, so a stopper equals a short game only if its canonical form has none.
std::optional<Value> short_value(ValueStore& store, const LoopyGame& game);

}  // namespace summand
