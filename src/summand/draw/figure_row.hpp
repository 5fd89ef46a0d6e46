// Several figures as one: a sum of positions on paper.
#pragma once

#include <vector>

#include "summand/draw/figure.hpp"

namespace summand {

struct FigureTerm {
  bool is_negative = false;
  Figure figure;
};

// The figures side by side, with their middles at one height. A sign is drawn before each, but no
// plus before the first. For Medium::svg and Medium::tikz only.
Figure in_a_row(const std::vector<FigureTerm>& terms);

}  // namespace summand
