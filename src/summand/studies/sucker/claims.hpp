// What the theorem about two colours and changed forms of it say, for many states at once.
#pragma once

#include <cstdint>

#include "summand/studies/sucker/partitions.hpp"
#include "summand/studies/sucker/two_colours.hpp"

namespace summand::sucker {

// Blue's hand, and how many chips Red holds: bit i of a word is the state where i of them are his
// guards.
struct ClaimedRow {
  unsigned guards, prisoners, most;
  bool blue_active;
};

// A bit for each of those states: whether Blue wins.
std::uint32_t claimed(const Claim& claim, const Partitions::Sums& blue, const Partitions::Sums& red,
                      const ClaimedRow& row);

// The lowest bits set.
inline std::uint32_t below(unsigned bits) {
  return bits >= 32 ? ~std::uint32_t{0} : (std::uint32_t{1} << bits) - 1;
}

}  // namespace summand::sucker
