// Writers of Hackenbush layouts: one for text, one for paper.
#pragma once

#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"
#include "summand/games/hackenbush/layout.hpp"

namespace summand::games::hackenbush {

// Vertices are numbers. Edges are lines in their colours, with their letters on them.
Picture as_picture(const PictureLayout& layout);

// Vertices are dots. Edges are lines, curved if they bend.
Figure as_figure(const PictureLayout& layout);

}  // namespace summand::games::hackenbush
