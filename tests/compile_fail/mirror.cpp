// error: mirror must take a position and return a position
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  int mirror(const Position&) const { return 0; }
#else
  Position mirror(const Position& position) const { return position; }
#endif
};

static_assert(summand::abilities_fit<Game>());
