// Labels along an axis, moved so that none overlaps another.
#pragma once

#include <vector>

namespace summand {

struct Ticket {
  int at = 0;      // the best place for its middle
  int length = 0;  // along the axis
  int importance = 0;
};

// The places for the middles of the labels between two ends, in their order on the axis and without
// overlaps; -1 for a label that is left out. A label is moved by at most `reach` (0: not at all).
// If that is not enough, the least important label is left out, and of equals the later one. Linear
// in the number of labels, for each label that is kept.
std::vector<int> spread(const std::vector<Ticket>& tickets, int low, int high, int reach);

}  // namespace summand
