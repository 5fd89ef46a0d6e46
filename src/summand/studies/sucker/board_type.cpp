#include "summand/studies/sucker/board_type.hpp"

#include <algorithm>

namespace summand::sucker {

namespace {

bool is_long(unsigned length) { return length >= 2; }

// The chips of the top colour in the long piles.
struct LongPiles {
  std::uint64_t piles = 0, chips = 0, most = 0;
};

LongPiles long_piles(const std::vector<unsigned>& lengths) {
  LongPiles out;
  for (const unsigned length : lengths) {
    if (!is_long(length)) continue;
    const std::uint64_t chips = (length + 1) / 2;
    ++out.piles;
    out.chips += chips;
    out.most = std::max(out.most, chips);
  }
  return out;
}

}  // namespace

BoardType type_of(const Endgame& endgame) {
  const std::uint64_t mine = long_piles(endgame.mine).piles;
  const std::uint64_t theirs = long_piles(endgame.theirs).piles;
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

std::optional<bool> wins_by_type(const Endgame& endgame) {
  if (endgame.guards == 0 || endgame.their_guards == 0) return std::nullopt;
  const std::string_view type = type_of(endgame).name;
  std::uint64_t his = endgame.guards, other = endgame.their_guards;
  if (!type.ends_with("I") || type.ends_with("II")) his += long_piles(endgame.mine).chips;
  if (type != "I" && type != "II") {
    const LongPiles theirs = long_piles(endgame.theirs);
    other += theirs.chips - theirs.most;
  }
  return his > other;
}

}  // namespace summand::sucker
