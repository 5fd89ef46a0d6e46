// PlayLevel: how well the computer plays, by name or by its slips.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

struct PlayLevel {
  std::uint32_t slips_in_100 = 0;  // moves taken at random, of 100

  friend bool operator==(const PlayLevel&, const PlayLevel&) = default;
};

// A name, or the slips in 100 moves as a number. The error lists the names.
Result<PlayLevel> parse_level(std::string_view text);
// As parse_level reads it: a name where there is one.
std::string print(PlayLevel level);
// "fair (15 slips in 100 moves)"
std::string described(PlayLevel level);

}  // namespace summand
