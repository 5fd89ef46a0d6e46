// The pictures of a Hackenbush position.
#pragma once

#include "summand/boards/graph.hpp"
#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"

namespace summand::games::hackenbush {

// The layout of layout_of(), with numbers for vertices and with the colour and letter of each edge,
// if it fits a page of 78 columns and 40 rows. A larger tree of moderate size is drawn without
// vertices, with a row for each edge. Everything else is a list of edges.
Picture picture(const ColouredGraph& graph);

// For paper: the layout in any size, or a picture if there is no layout.
Figure figure(const ColouredGraph& graph, Medium medium);

}  // namespace summand::games::hackenbush
