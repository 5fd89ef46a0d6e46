// Norton's product of any game and a positive one (Winning Ways ch. 8, "Multiples of Positive
// Games").
#pragma once

#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// g.u: if g is an integer, that many copies of u. Otherwise {G^L.u + (u + I) | G^R.u - (u + I)},
// where I runs over the incentives of u: Left's u^L - u and Right's u - u^R. It is additive in g,
// keeps its order, and depends on its value only. Fails unless u > 0 or g is an integer. Makes one
// new value for each follower of g. It has an option for each pair of an option of that follower
// and an incentive of u that matters.
Result<Value> norton(ValueStore& store, Value g, Value u);

}  // namespace summand
