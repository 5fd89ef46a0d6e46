// Babylon around a table at the terminal, with people and programs in any seats.
#pragma once

#include "apps/summand/cli/run.hpp"

namespace summand::babylon {

// The twelve discs of the game as it is sold, or the composition of the argument, for --players, or
// the record that --load names.
program::Exit babylon_play(const program::Run& run);

// Rounds until one of two to four players has won two: of two the best of three. Played with the
// twelve discs, or the composition of the argument.
program::Exit babylon_box(const program::Run& run);

}  // namespace summand::babylon
