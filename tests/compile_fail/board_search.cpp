// error: board_search must be static, take (positions, store, options) and return a pointer
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  static std::unique_ptr<summand::BoardSearch> board_search(std::span<const Position>) {
    return nullptr;
  }
#else
  static std::unique_ptr<summand::BoardSearchOf<Position> > board_search(
      std::span<const Position>, summand::ValueStore&, const summand::BoardSearchOptions&) {
    return nullptr;
  }
#endif
};

static_assert(summand::abilities_fit<Game>());
