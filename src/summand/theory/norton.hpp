// Norton's product of any game with a positive one (Winning Ways ch. 8, "Multiples of Positive
// Games").
#pragma once

#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// g.u: that many copies of u where g is an integer, and otherwise {G^L.u + (u + I) |
// G^R.u - (u + I)}, where I runs over the incentives of u, Left's u^L - u and Right's u - u^R.
// Additive in g, keeps its order, and depends on its value only. An error unless u > 0 or g is an
// integer. One new value for each follower of g, of as many options as u has incentives that
// matter for each of its own.
Result<Value> norton(ValueStore& store, Value g, Value u);

}  // namespace summand
