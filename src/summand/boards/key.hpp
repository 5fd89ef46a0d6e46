// PositionKey: a position in 16 bytes, for the tables of searches.
#pragma once

#include <compare>
#include <cstdint>

#include "summand/base/hash.hpp"

namespace summand {

// Different positions of one ruleset have different keys. Keys with high == 0 take half the room.
struct PositionKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  friend auto operator<=>(const PositionKey&, const PositionKey&) = default;
};

}  // namespace summand
