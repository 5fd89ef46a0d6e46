// Level: how well the computer plays, by name or by its slips.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

struct Level {
  std::uint32_t slips_in_100 = 0;  // moves taken at random, of 100

  friend bool operator==(const Level&, const Level&) = default;
};

// A name, or the slips in 100 moves as a number. The error lists the names.
Result<Level> parse_level(std::string_view text);
// As parse_level reads it: a name where there is one.
std::string print(Level level);
// "fair (15 slips in 100 moves)"
std::string described(Level level);

}  // namespace summand
