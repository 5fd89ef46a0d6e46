// error: impartial_theorem must take (position, store) and return optional<Known>
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  std::optional<summand::Value> impartial_theorem(const Position&) const { return {}; }
#else
  std::optional<summand::Known> impartial_theorem(const Position&, summand::ValueStore&) const {
    return {};
  }
#endif
};

static_assert(summand::abilities_fit<Game>());
