// Labels along an axis, moved apart so that none covers another.
#pragma once

#include <vector>

namespace summand {

struct Ticket {
  int at = 0;      // where it would be best
  int length = 0;  // along the axis, its middle at its place
  int importance = 0;
};

// Places for the middles of labels between two ends, in the order in which they belong there and
// without overlaps; -1 for those left out. Labels move aside for one another by at most `reach` (0:
// not at all). Where that is not enough the less important are left out, of equals the later.
// Linear in the labels, for each of those that find room.
std::vector<int> spread(const std::vector<Ticket>& tickets, int low, int high, int reach);

}  // namespace summand
