// The law of keys: different positions have different keys.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "summand/boards/key.hpp"

namespace summand::testing {

// Two different texts that have one key; empty if there are none.
std::string two_of_one_key(std::vector<std::pair<PositionKey, std::string>> keys);

}  // namespace summand::testing
