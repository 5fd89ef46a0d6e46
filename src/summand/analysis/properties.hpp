// The words for what kind of game a value is.
#pragma once

#include <string_view>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// The most special words first; a word that follows from another one is left out (a nimber is
// all-small).
std::vector<std::string_view> kinds_of(ValueStore& store, Value g);

}  // namespace summand
