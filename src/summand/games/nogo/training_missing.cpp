// Where there are no files, nothing is learned.
#include "summand/games/nogo.hpp"
#include "summand/ruleset/training.hpp"

namespace summand::games {

Training Nogo::learn(ValueStore&, const TrainingOptions&) { return {}; }
Training Nogo::learn_from_rows(ValueStore&, const TrainingOptions&) { return {}; }

}  // namespace summand::games
