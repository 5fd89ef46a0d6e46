// The kind of game that a stopper is: plumtree, infinitesimal, number and tiny.
#pragma once

#include <optional>

#include "summand/loopy/stopper_store.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

// All functions are about the canonical form, and throw LimitReached. What the words mean is as in
// CGSuite 2.2-beta2 (e909ab8), which also has the names.

// Whether its only cycles are passes. Linear in its moves.
bool is_plumtree(StopperStore& store, Stopper s);

// The number x for which s - x is infinitesimal: both strong stops. nullopt if there is none.
// Linear in its moves.
std::optional<Dyadic> number_beside(StopperStore& store, Stopper s);

// Whether -x < s < x for each number x > 0: the strong stops are 0. Linear in its moves.
bool is_infinitesimal(StopperStore& store, Stopper s);

// Whether it is a number, or the sum of a number and a tiny or miny: {x||x|H}, where H <= x +
// under, and the same for -s. Adds a stopper to the store.
bool is_number_tiny(StopperStore& store, Stopper s);

}  // namespace summand
