// How positions and moves of a game that is written as text are written, in words.
#pragma once

#include <string>

#include "summand/rules/text/game_text.hpp"

namespace summand {

std::string notation_of(const GameText& game);

}  // namespace summand
