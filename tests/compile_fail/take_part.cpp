// error: take_part must take a position by reference and return optional<Position>
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  Position take_part(Position& rest) const { return rest; }
#else
  std::optional<Position> take_part(Position&) const { return std::nullopt; }
#endif
};

static_assert(summand::abilities_fit<Game>());
