// error: impartial must take a position and return bool
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  bool impartial() const { return true; }
#else
  bool impartial(const Position&) const { return true; }
#endif
};

static_assert(summand::abilities_fit<Game>());
