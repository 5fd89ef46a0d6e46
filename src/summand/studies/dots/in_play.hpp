// Dots-and-Boxes as a game in play.
#pragma once

#include <memory>

#include "summand/play/game_in_play.hpp"
#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

std::unique_ptr<GameInPlay> in_play(Match<DotsAndBoxes> match);

}  // namespace summand::dots
