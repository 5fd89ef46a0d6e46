// Where there are no files, nothing is learned.
#include "summand/games/clobber.hpp"
#include "summand/ruleset/training.hpp"

namespace summand::games {

Training Clobber::learn(ValueStore&, const TrainingOptions&) { return {}; }

}  // namespace summand::games
