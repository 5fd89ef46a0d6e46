// A figure as a TikZ picture for LaTeX.
#pragma once

#include <string>

#include "summand/draw/figure.hpp"

namespace summand {

// A tikzpicture to be read by \input; TikZ without libraries is all it needs. A size limit where
// TeX has no dimension that large.
std::string as_tikz(const Figure& figure);

}  // namespace summand
