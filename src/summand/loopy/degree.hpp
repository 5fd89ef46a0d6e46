// Sums of stoppers by their sides, and the degree of loopiness.
#pragma once

#include <optional>

#include "summand/loopy/sides.hpp"

namespace summand {

// All throw LimitReached, and return nullopt where the sides of a sum were not found.

// The upsum is the onside of s + t, and the downsum is its offside.
std::optional<Stopper> upsum(StopperStore& store, Stopper s, Stopper t);
std::optional<Stopper> downsum(StopperStore& store, Stopper s, Stopper t);

// The degree of loopiness: the onside of s - s (Winning Ways ch. 11). The offside is its negative.
// It is never less than 0, and 0 for short games.
std::optional<Stopper> degree(StopperStore& store, Stopper s);

// Whether every cycle of the graph is a single pass.
bool is_plumtree(const LoopyGame& game, Budget& budget);

}  // namespace summand
