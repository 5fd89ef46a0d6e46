// Sums of stoppers by their sides, the degree of loopiness, and varieties.
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

// Whether s + s = s.
bool is_idempotent(StopperStore& store, Stopper s);

// Varieties of a stopper, relative to an idempotent: the upsum of s and of the downsum of -s and
// -idempotent, and the downsum of s and of the upsum of -s and the idempotent. They are 0 for a
// short game, relative to 0.
std::optional<Stopper> upsum_variety(StopperStore& store, Stopper s, Stopper idempotent);
std::optional<Stopper> downsum_variety(StopperStore& store, Stopper s, Stopper idempotent);

// Whether both varieties relative to the degree are equal. This is the variety of s. No stopper is
// known whose degree is an idempotent and whose varieties differ (the Stability Conjecture:
// Winning Ways ch. 11, and the help of CGSuite 2).
struct Variety {
  Stopper of_upsum, of_downsum;

  bool is_stable() const { return of_upsum == of_downsum; }
};
// nullopt also if the degree is no idempotent: then s has no variety.
std::optional<Variety> variety(StopperStore& store, Stopper s);

// Whether every cycle of the graph is a single pass.
bool is_plumtree(const LoopyGame& game, Budget& budget);

}  // namespace summand
