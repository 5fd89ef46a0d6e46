// sequence_figure: G(n) over n as a figure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "summand/draw/figure.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/period.hpp"

namespace summand::heaps {

// A dot for each heap below `count` (where they are many, one for all that fall on a spot), numbers
// at both axes, and an upright where the periodic part begins, if a period is given. Assumes that
// so many values are known, and at least one.
Figure sequence_figure(const NimValues& values, std::size_t count, std::string title,
                       const std::optional<Period>& period, Medium medium);

}  // namespace summand::heaps
