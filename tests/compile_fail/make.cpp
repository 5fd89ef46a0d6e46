// error: make must be static, take Arguments and return Result<Start<R>>
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  summand::Result<Position> make(const summand::Arguments&) const { return Position{}; }
#else
  static summand::Result<summand::Start<Game> > make(const summand::Arguments&) {
    return summand::Start<Game>{};
  }
#endif
};

static_assert(summand::abilities_fit<Game>());
