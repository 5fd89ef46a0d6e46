// error: key must take a position and return optional<PositionKey>
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  summand::PositionKey key(const Position&) const { return {}; }
#else
  std::optional<summand::PositionKey> key(const Position&) const { return {}; }
#endif
};

static_assert(summand::abilities_fit<Game>());
