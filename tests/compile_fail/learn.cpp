// error: learn must be static, take (store, options) and return a Training
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  static summand::Training learn(summand::ValueStore&) { return {}; }
#else
  static summand::Training learn(summand::ValueStore&, const summand::TrainingOptions&) {
    return {};
  }
#endif
};

static_assert(summand::abilities_fit<Game>());
