// PlayLevel: how well the computer plays, as a name or as a number of slips.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

struct PlayLevel {
  std::uint32_t slips_in_100 = 0;  // random moves, of 100

  friend bool operator==(const PlayLevel&, const PlayLevel&) = default;
};

// Reads a name, or the number of slips in 100 moves. The error lists the names.
Result<PlayLevel> parse_level(std::string_view text);
// The text that parse_level reads: a name if there is one.
std::string print(PlayLevel level);
// Returns "fair (15 slips in 100 moves)".
std::string described(PlayLevel level);

}  // namespace summand
