// error: parts must take a position and return a vector of positions
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  Position parts(const Position& position) const { return position; }
#else
  std::vector<Position> parts(const Position& position) const { return {position}; }
#endif
};

static_assert(summand::abilities_fit<Game>());
