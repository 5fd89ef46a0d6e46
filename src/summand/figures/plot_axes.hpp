// The axes of a plot, with their numbers and the fine lines that lead to them.
#pragma once

#include "summand/figures/plot_frame.hpp"

namespace summand {

// Lines from bends to the axes. If there are many bends, only from the feet of masts.
Figure draw_guides(const Plot& plot, const PlotFrame& frame);

// Both axes with as many of the frame's ticks as there is room for, the important ones first.
Figure draw_axes(const PlotFrame& frame);

}  // namespace summand
