// Reduced canonical form: the simplest game that is infinitesimally close to a game (Calistrate;
// Grossman and Siegel).
#pragma once

#include "summand/value/store.hpp"

namespace summand {

// Whether g <= h up to an infinitesimal: the Right stop of h - g is not negative.
bool is_nearly_less_equal(ValueStore& store, Value g, Value h);

// The reduced canonical form, by heating with * and then putting every number + * back to the
// number. Two new values for each follower.
Value reduced(ValueStore& store, Value g);

// The same by the options, as canonical forms are made, but up to infinitesimals: dominated options
// are deleted and reversible ones bypassed, and those that reverse through a number are dropped.
// Slower, with a difference for each pair of options; the second opinion on the other one.
Value reduced_by_options(ValueStore& store, Value g);

}  // namespace summand
