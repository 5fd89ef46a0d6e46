// Pictures of positions as figures for paper. Glyphs of lines become lines.
#pragma once

#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

// For Medium::svg or Medium::tikz (rows_of() draws a picture as text). A picture is a board if its
// marks are on every other column and draw no lines. The cells of a board get an outline, and holes
// are crossed out. Line glyphs such as │ ╭ ┴ become strokes in the colour of their mark, up to the
// vertex or line that they lead to. Discs and rings become dots.
Figure figure_of(const Picture& picture, Medium medium);

}  // namespace summand
