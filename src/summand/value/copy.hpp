// Values from one store to another one.
#pragma once

#include "summand/value/store.hpp"

namespace summand {

// Makes the value g of `from` in `to`. Linear in the followers of g, which are all made again.
// Throws LimitReached.
Value copied(ValueStore& from, Value g, ValueStore& to);

}  // namespace summand
