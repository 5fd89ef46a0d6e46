// The words for the kind of game that a value is.
#pragma once

#include <string_view>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// The most special words first. A word that follows from another one is left out (every nimber is
// all-small).
std::vector<std::string_view> kinds_of(ValueStore& store, Value g);

}  // namespace summand
