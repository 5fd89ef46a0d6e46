// error: moves_to_nimber must take (position, nimber, store) and return a vector of moves
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  std::vector<Move> moves_to_nimber(const Position&, std::uint64_t) const { return {}; }
#else
  std::vector<Move> moves_to_nimber(const Position&, std::uint64_t, summand::ValueStore&) const {
    return {};
  }
#endif
};

static_assert(summand::abilities_fit<Game>());
