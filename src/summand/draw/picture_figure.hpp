// Pictures of positions as figures, for paper: the same data with lines for the glyphs of lines.
#pragma once

#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

// For Medium::svg or Medium::tikz (as text a picture is drawn by rows_of()). A picture whose marks
// stand on every other column and draw no lines is a board: its cells get an outline, and holes are
// crossed out. Line glyphs such as │ ╭ ┴ become strokes in the colour of their mark, as far as the
// vertex or the line they lead to; discs and rings become dots.
Figure figure_of(const Picture& picture, Medium medium);

}  // namespace summand
