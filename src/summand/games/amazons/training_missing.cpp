// Where there are no files, nothing is learned.
#include "summand/games/amazons.hpp"
#include "summand/ruleset/training.hpp"

namespace summand::games {

Training Amazons::learn(ValueStore&, const TrainingOptions&) { return {}; }

}  // namespace summand::games
