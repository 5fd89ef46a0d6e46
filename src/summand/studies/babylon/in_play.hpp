// Babylon around a table as a game in play: a single game, or rounds.
#pragma once

#include <memory>

#include "summand/play/game_in_play.hpp"
#include "summand/studies/babylon/rounds.hpp"

namespace summand::babylon {

std::unique_ptr<GameInPlay> in_play(Match<SeatedBabylon> match);
std::unique_ptr<GameInPlay> in_play(Rounds rounds);

}  // namespace summand::babylon
