// Figures that are moved and joined.
#pragma once

#include "summand/draw/figure.hpp"

namespace summand {

// The figure with everything moved. Its size stays.
Figure moved(Figure figure, Spot by);

// `out` with everything of the figure, but with its own size and title.
Figure joined(Figure out, Figure figure);

}  // namespace summand
