// Names in a plot: those at the heads of its masts, and the tags near the feet of its curves.
#pragma once

#include <string>
#include <vector>

#include "summand/figures/plot_frame.hpp"

namespace summand {

struct MastName {
  int x = 0;      // its middle
  int level = 0;  // rows up from the lowest
  int end = 0;    // the next one in its row may begin here
  std::string text = {}, tex = {};
};

// What stands at the heads of masts, from the left: one name where masts are one, and one above the
// other where they are too close. Needs only the columns of the frame.
std::vector<MastName> mast_names(const Plot& plot, const PlotFrame& frame);

// How many rows they stand in.
int rows_of(const std::vector<MastName>& names);

// As labels, in the rows above the masts.
Figure draw_names(const PlotFrame& frame, const std::vector<MastName>& names);

// In text: each tag at the lowest place of its curve where no other one stands.
Figure draw_tags(const Plot& plot, const PlotFrame& frame);

}  // namespace summand
