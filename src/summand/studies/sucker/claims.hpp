// The theorem about two colours and variants of it, evaluated for many states at once.
#pragma once

#include <cstdint>

#include "summand/studies/sucker/partitions.hpp"
#include "summand/studies/sucker/two_colours.hpp"

namespace summand::sucker {

// Blue's hand, and the number of Red's chips. Bit i of a word is the state in which i of these are
// Red's guards.
struct ClaimedRow {
  unsigned guards, prisoners, most;
  bool blue_active;
};

// One bit for each of those states: whether Blue wins.
std::uint32_t claimed(const Claim& claim, const Partitions::Sums& blue, const Partitions::Sums& red,
                      const ClaimedRow& row);

// A word with the lowest `bits` bits set.
inline std::uint32_t below(unsigned bits) {
  return bits >= 32 ? ~std::uint32_t{0} : (std::uint32_t{1} << bits) - 1;
}

}  // namespace summand::sucker
