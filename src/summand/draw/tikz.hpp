// A figure as a TikZ picture for LaTeX.
#pragma once

#include <string>

#include "summand/draw/figure.hpp"

namespace summand {

// A tikzpicture for \input. It needs TikZ without libraries. A figure larger than TeX's greatest
// dimension reaches the size limit.
std::string as_tikz(const Figure& figure);

}  // namespace summand
