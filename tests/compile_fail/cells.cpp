// error: cells must take (position, player, move) and return vector<int>, beside a shape
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
  summand::BoardShape shape(const Position&) const { return {}; }
#ifdef WRONG
  int cells(const Position&, summand::Player, Move) const { return 0; }
#else
  std::vector<int> cells(const Position&, summand::Player, Move) const { return {0}; }
#endif
};

static_assert(summand::abilities_fit<Game>());
