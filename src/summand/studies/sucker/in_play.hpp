// So Long Sucker as a game in play.
#pragma once

#include <memory>

#include "summand/play/game_in_play.hpp"
#include "summand/studies/sucker/record.hpp"

namespace summand::sucker {

std::unique_ptr<GameInPlay> in_play(Record record);

}  // namespace summand::sucker
