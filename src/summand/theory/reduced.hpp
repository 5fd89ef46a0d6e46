// Reduced canonical form: the simplest game that is infinitesimally close to a game (Calistrate;
// Grossman and Siegel).
#pragma once

#include "summand/value/store.hpp"

namespace summand {

// Whether g <= h up to an infinitesimal: the Right stop of h - g is not negative.
bool is_nearly_less_equal(ValueStore& store, Value g, Value h);

// The reduced canonical form, found by heating with * and then replacing every number + * by the
// number. Makes two new values for each follower.
Value reduced(ValueStore& store, Value g);

// The same by the options, like canonical forms, but up to infinitesimals: dominated options are
// deleted, reversible ones are bypassed, and options that reverse through a number are dropped. It
// is slower, with a difference for each pair of options. Tests compare the other one with it.
Value reduced_by_options(ValueStore& store, Value g);

}  // namespace summand
