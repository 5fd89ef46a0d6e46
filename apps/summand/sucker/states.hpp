// summand sucker new, show, analyze, endgame: single states and games.
#pragma once

#include "apps/summand/cli/run.hpp"

namespace summand::sucker {

program::Exit sucker_new(program::Run& run);
program::Exit sucker_show(program::Run& run);
program::Exit sucker_analyze(program::Run& run);
program::Exit sucker_endgame(program::Run& run);

}  // namespace summand::sucker
