// The moves in a position of a layer, as changes of its partitions.
#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "summand/studies/babylon/partitions.hpp"

namespace summand::babylon {

// Calls lower(at, becomes) if the partition at `at` becomes a smaller one with as many chips, and
// exchange(upper, larger, lower, smaller) if one becomes larger and another one smaller. Equal
// partitions are neighbours. A move may be visited more than once.
template <class Lower, class Exchange>
void for_each_layer_move(const Partitions& partitions, std::span<const PartitionId> ids,
                         Lower&& lower, Exchange&& exchange) {
  const auto count = static_cast<unsigned>(ids.size());
  const auto end_of_equal = [&](unsigned begin) {
    unsigned end = begin + 1;
    while (end < count && ids[end] == ids[begin]) ++end;
    return end;
  };
  // Every common height, for a stack of the colour at `upper` put on one of the colour at `below`.
  const auto put_on_each_other = [&](unsigned upper, unsigned below) {
    std::uint64_t common = partitions.heights(ids[upper]) & partitions.heights(ids[below]);
    for (; common != 0; common &= common - 1) {
      const auto height = static_cast<unsigned>(std::countr_zero(common)) + 1;
      exchange(upper, partitions.doubled(ids[upper], height), below,
               partitions.without(ids[below], height));
    }
  };
  for (unsigned begin = 0; begin < count;) {
    const unsigned end = end_of_equal(begin);
    for (const PartitionId merged : partitions.merged(ids[begin])) lower(end - 1, merged);
    if (end - begin > 1) put_on_each_other(begin, end - 1);
    for (unsigned other = end; other < count;) {
      const unsigned other_end = end_of_equal(other);
      put_on_each_other(begin, other_end - 1);
      put_on_each_other(other, end - 1);
      other = other_end;
    }
    begin = end;
  }
}

}  // namespace summand::babylon
