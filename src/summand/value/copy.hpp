// Values from one store to another one.
#pragma once

#include "summand/value/store.hpp"

namespace summand {

// The value of `to` that g is in `from`. Linear in the positions of g, each of which is made anew.
// Throws LimitReached.
Value copied(ValueStore& from, Value g, ValueStore& to);

}  // namespace summand
