// error: move_count must take (position, player) and return uint64_t, beside moves_to_nimber
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  std::uint64_t move_count(const Position&, summand::Player) const { return 0; }
#else
  std::uint64_t move_count(const Position&, summand::Player) const { return 0; }
  std::vector<Move> moves_to_nimber(const Position&, std::uint64_t) const { return {}; }
#endif
};

static_assert(summand::abilities_fit<Game>());
