// error: move_count must take (position, player) and return uint64_t
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  int move_count(const Position&, summand::Player) const { return 0; }
#else
  std::uint64_t move_count(const Position&, summand::Player) const { return 0; }
#endif
};

static_assert(summand::abilities_fit<Game>());
