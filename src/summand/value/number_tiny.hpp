// Numbers with a tiny beside them.
#pragma once

#include "summand/value/store.hpp"

namespace summand {

// Whether it is a number, or the sum of a number and a tiny or miny: {x||x|H} in canonical form,
// where H is less than x and a smaller number, and the same for -g. The definition is that of the
// help of CGSuite 2.2-beta2 (e909ab8) for IsNumberTiny.
bool is_number_tiny(ValueStore& store, Value g);

}  // namespace summand
