// error: heap_code must take nothing and return a string, for positions that are Heaps
#include <string>

#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  std::string heap_code() const { return "0.77"; }
#endif
};

static_assert(summand::abilities_fit<Game>());
