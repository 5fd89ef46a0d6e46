// Game trees as figures in slanted form.
#pragma once

#include "summand/draw/figure.hpp"
#include "summand/theory/game_tree.hpp"

namespace summand {

// Left's options are down to the left of a position, Right's down to the right. Options that the
// canonical form does without are grey: dominated ones dotted, and reversible ones dashed, with an
// arrow to their replacement. Notes below give the reasons. A tree of more than kMostBranches
// reaches the size limit.
Figure tree_figure(ValueStore& store, const LiteralGame& game, Medium medium,
                   TreeExtent extent = {});

// Draws the tree of the canonical form.
Figure tree_figure(ValueStore& store, Value g, Medium medium, TreeExtent extent = {});

}  // namespace summand
