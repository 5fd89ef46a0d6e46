// The ranges of the axes of a plot, and the numbers that belong at them.
#pragma once

#include <map>

#include "summand/figures/plot.hpp"
#include "summand/figures/ruler.hpp"

namespace summand {

struct PlotSpans {
  // The importance of a number at its axis.
  enum Importance { kBend = 1, kEnd, kMast, kMark };
  using Ticks = std::map<Dyadic, int>;

  Span across, up;  // not empty
  Ticks across_ticks, up_ticks;
  bool is_crowded = false;  // too many bends for lines from all of them to the axes
  unsigned fine = 0;        // the largest log2_denominator of all points
};

// The spans of everything that the plot shows. Assumes that it has a curve.
PlotSpans plot_spans(const Plot& plot);

}  // namespace summand
