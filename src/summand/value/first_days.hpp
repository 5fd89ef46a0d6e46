// All values of the first days: 0 is born on day 0, and a value is born on the day after the latest
// birthday among the options of its canonical form (Winning Ways ch. 1).
#pragma once

#include <cstdint>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// The last day whose values can be listed. More than 10^28 are born by day 4 (K. Suetsugu,
// "Improving upper and lower bounds of the number of games born by day 4", arXiv:2208.13403).
inline constexpr std::int64_t kLastDayListed = 3;

// The values born by that day, from 0 to kLastDayListed: 1, 4, 22 and 1474. Throws LimitReached.
std::vector<Value> born_by(ValueStore& store, std::int64_t day);

}  // namespace summand
