// Sente: at which taxes a player's move is answered, and who moves from the final stop.
#pragma once

#include <optional>
#include <vector>

#include "summand/theory/thermograph.hpp"

namespace summand {

// The taxes t >= 0 below the temperature at which the player's wall stands upright: his move is
// answered there, and he is again to move (Winning Ways ch. 6, "Does the Excitement Show?").
std::vector<Stretch> sente_of(const Thermograph& graph, Player player);

// Who is to move when the stop is reached that `first` starts for: he himself where his wall stands
// upright just above t = 0, and otherwise the opponent, as he made the last move ("Who Is To Move
// From The Final Stop?"). Nobody in a game that is not hot, where the stop is reached at once.
std::optional<Player> mover_at_stop(const Thermograph& graph, Player first);

}  // namespace summand
