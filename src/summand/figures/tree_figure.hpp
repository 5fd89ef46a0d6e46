// Game trees as figures, in the slanted form.
#pragma once

#include "summand/draw/figure.hpp"
#include "summand/theory/game_tree.hpp"

namespace summand {

// Left's options lie down to the left of a position and Right's down to the right. Options that the
// canonical form does without are grey, dominated ones dotted and reversible ones dashed, with an
// arrow to what takes their place; notes below say why. A tree beyond kMostBranches is a size
// limit.
Figure tree_figure(ValueStore& store, const LiteralGame& game, Medium medium,
                   TreeExtent extent = {});

// The tree of its canonical form.
Figure tree_figure(ValueStore& store, Value g, Medium medium, TreeExtent extent = {});

}  // namespace summand
