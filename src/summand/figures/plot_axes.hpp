// The axes of a plot, with the numbers at them and the fine lines that lead there.
#pragma once

#include "summand/figures/plot_frame.hpp"

namespace summand {

// From bends to the axes; where there are many, only from the feet of masts.
Figure draw_guides(const Plot& plot, const PlotFrame& frame);

// Both axes with as many of the frame's ticks as find room, the important ones first.
Figure draw_axes(const PlotFrame& frame);

}  // namespace summand
