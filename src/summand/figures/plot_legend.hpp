// The legend of a plot: its entries below the axes, and the key to marked walls.
#pragma once

#include "summand/figures/plot_frame.hpp"

namespace summand {

// The legend below the frame. Its height is that of the whole plot. On paper many entries are drawn
// in columns. Entries beyond kMostEntries are only counted.
Figure draw_legend(const Plot& plot, const PlotFrame& frame);

inline constexpr std::size_t kMostEntries = 60;

// The number of its rows in text.
std::size_t rows_of_legend(const Plot& plot);

// Draws the part over the figure, and enlarges the figure to hold both.
void lay_over(Figure& figure, Figure part);

}  // namespace summand
