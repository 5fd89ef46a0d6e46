// Several figures as one: a sum of positions on paper.
#pragma once

#include <vector>

#include "summand/draw/figure.hpp"

namespace summand {

struct FigureTerm {
  bool is_negative = false;
  Figure figure;
};

// The figures side by side, their middles at one height, with a sign before each but a first one
// that is not negative. For Medium::svg and Medium::tikz.
Figure in_a_row(const std::vector<FigureTerm>& terms);

}  // namespace summand
