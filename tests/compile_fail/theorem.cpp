// error: theorem must take (position, store) and return optional<Known>
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  std::optional<summand::Value> theorem(const Position&) const { return {}; }
#else
  std::optional<summand::Known> theorem(const Position&, summand::ValueStore&) const { return {}; }
#endif
};

static_assert(summand::abilities_fit<Game>());
