// Sente: at which taxes a player's move is answered, and who is to move at the final stop.
#pragma once

#include <optional>
#include <vector>

#include "summand/theory/thermograph.hpp"

namespace summand {

// The taxes t >= 0 below the temperature at which the player's wall is vertical. His move is
// answered there, and he is to move again (Winning Ways ch. 6, "Does the Excitement Show?").
std::vector<Stretch> sente_of(const Thermograph& graph, Player player);

// The player to move when the stop for `first` is reached. It is `first` if his wall is vertical
// just above t = 0. Otherwise it is the opponent, because `first` made the last move ("Who Is To
// Move From The Final Stop?"). Returns nullopt for a game that is not hot, because the stop is
// reached at once.
std::optional<Player> mover_at_stop(const Thermograph& graph, Player first);

}  // namespace summand
