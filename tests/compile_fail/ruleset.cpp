// error: a game must meet the concept Ruleset
#include "smallest_game.hpp"

struct Game : summand::SmallestGame {
#ifdef WRONG
  void moves(const Position&) const {}
#else
  std::vector<Move> moves(const Position&, summand::Player) const { return {}; }
#endif
};

static_assert(summand::abilities_fit<Game>());
