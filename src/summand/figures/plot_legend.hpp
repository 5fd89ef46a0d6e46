// The legend of a plot: its entries below the axes, and the key to what is marked.
#pragma once

#include "summand/figures/plot_frame.hpp"

namespace summand {

// Below the frame; its height is that of the whole plot. On paper many entries stand in columns,
// and more than kMostEntries are only counted.
Figure draw_legend(const Plot& plot, const PlotFrame& frame);

inline constexpr std::size_t kMostEntries = 60;

// How many rows it has in text.
std::size_t rows_of_legend(const Plot& plot);

// The part over the figure, which grows to hold both.
void lay_over(Figure& figure, Figure part);

}  // namespace summand
