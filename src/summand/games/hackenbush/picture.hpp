// What a Hackenbush position looks like.
#pragma once

#include "summand/boards/graph.hpp"
#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"

namespace summand::games::hackenbush {

// The layout of layout_of() with numbers for vertices, each edge in its colour and with its letter,
// as far as it fits a page of 78 columns and 40 rows. What is larger
// is drawn without vertices if it is a tree of moderate size, an edge a row, and is otherwise a
// list of edges.
Picture picture(const ColouredGraph& graph);

// For paper: the layout, whatever its size; a picture where there is none.
Figure figure(const ColouredGraph& graph, Medium medium);

}  // namespace summand::games::hackenbush
