// error: for_each_needed_move must take (position, player, visit)
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  void for_each_needed_move(const Position&, summand::Player) const {}
#else
  template <class Visit>
  void for_each_needed_move(const Position& position, summand::Player player, Visit&& visit) const {
    for (const Move move : moves(position, player)) visit(move);
  }
#endif
};

static_assert(summand::abilities_fit<Game>());
