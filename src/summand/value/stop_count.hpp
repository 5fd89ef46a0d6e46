// The number of stops of a value: how often play in its canonical form can end at a number.
#pragma once

#include "summand/number/dyadic.hpp"
#include "summand/value/store.hpp"

namespace summand {

// A number has one stop, which is the number itself. Another game has as many as its options of
// both players have together, where an option that occurs twice in play is counted twice: {3||2|1}
// has 3, and ^ has 3. Linear in the options of the followers that are no numbers. Throws
// LimitReached.
Dyadic stop_count(ValueStore& store, Value g);

}  // namespace summand
