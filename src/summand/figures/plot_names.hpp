// Names in a plot: those at the heads of its masts, and tags near the feet of its curves.
#pragma once

#include <string>
#include <vector>

#include "summand/figures/plot_frame.hpp"

namespace summand {

struct MastName {
  int x = 0;      // its middle
  int level = 0;  // rows above the lowest
  int end = 0;    // where the next name in its row may begin
  std::string text = {}, tex = {};
};

// The names at the heads of masts, from the left. Masts in the same place have one name. Names that
// are too close are put in different rows. Needs only the columns of the frame.
std::vector<MastName> mast_names(const Plot& plot, const PlotFrame& frame);

// The number of their rows.
int rows_of(const std::vector<MastName>& names);

// The names as labels, in the rows above the masts.
Figure draw_names(const PlotFrame& frame, const std::vector<MastName>& names);

// For text: each tag is at the lowest place of its curve that no other tag takes.
Figure draw_tags(const Plot& plot, const PlotFrame& frame);

}  // namespace summand
