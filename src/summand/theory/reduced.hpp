// Reduced canonical form: the simplest game that is infinitesimally close to a game (Calistrate;
// Grossman and Siegel).
#pragma once

#include "summand/value/store.hpp"

namespace summand {

// The reduced canonical form, found by heating with * and then replacing every number + * by the
// number. Makes two new values for each follower.
Value reduced(ValueStore& store, Value g);

}  // namespace summand
