#include "summand/studies/sucker/board_type.hpp"

#include <algorithm>

namespace summand::sucker {

namespace {

std::int64_t long_piles(const std::vector<unsigned>& lengths) {
  return std::ranges::count_if(lengths, [](unsigned length) { return length >= 2; });
}

}  // namespace

BoardType type_of(const Endgame& endgame) {
  const std::uint64_t mine = long_piles(endgame.mine);
  const std::uint64_t theirs = long_piles(endgame.theirs);
  if (mine == 0 && theirs <= 1) {
    return {"I", "no long pile of the player to move, at most one of the other", "Theorem 3.4",
            "guards > their guards"};
  }
  if (mine == 0) {
    return {"generalised I", "no long pile of the player to move", "Theorem 3.10",
            "guards > their guards + their chips in long piles, without the longest"};
  }
  if (mine == 1 && theirs == 1) {
    return {"II", "one long pile of each", "Theorem 4.7",
            "guards + chips in the long pile > their guards"};
  }
  if (mine == 1 && theirs > 1) {
    return {"generalised II", "one long pile of the player to move, several of the other",
            "Theorem 4.12",
            "guards + chips in the long pile > their guards + their chips in long piles, without "
            "the longest"};
  }
  return {"general", "other long piles", "Theorem 5.4",
          "guards + chips in long piles > their guards + their chips in long piles, without the "
          "longest"};
}

}  // namespace summand::sucker
