// sucker new, show, analyze, endgame: single states and games.
#pragma once

#include "summand/ask/asking.hpp"

namespace summand::sucker {

// The start of a game. With --play, only a terminal can answer.
Result<void> check_new(const ask::Request& request);
Attempt<ask::Response> sucker_new(ask::Asking& asking);

Result<void> check_show(const ask::Request& request);
Attempt<ask::Response> sucker_show(ask::Asking& asking);

Result<void> check_analyze(const ask::Request& request);
Attempt<ask::Response> sucker_analyze(ask::Asking& asking);

Result<void> check_endgame(const ask::Request& request);
Attempt<ask::Response> sucker_endgame(ask::Asking& asking);

}  // namespace summand::sucker
