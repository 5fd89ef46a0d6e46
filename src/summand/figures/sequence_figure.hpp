// sequence_figure: G(n) by n as a figure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "summand/draw/figure.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/period.hpp"

namespace summand::heaps {

// Draws a dot for each heap below `count` (if there are many, one dot for all at the same place),
// numbers at both axes, and a vertical line at the beginning of the periodic part if a period is
// given. Assumes that these values are known, and that there is at least one.
Figure sequence_figure(const NimValues& values, std::size_t count, std::string title,
                       const std::optional<Period>& period, Medium medium);

}  // namespace summand::heaps
