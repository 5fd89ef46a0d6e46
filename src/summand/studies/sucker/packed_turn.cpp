#include "summand/studies/sucker/packed_turn.hpp"

namespace summand::sucker {

// Two bits for each seat without a living player, of which there are at most two. They name nobody
// or one of up to three players.
unsigned Turn::givers() const {
  unsigned out = 0;
  for (unsigned player = 0; player < kMostForcers; ++player) {
    if (is_alive(player)) continue;
    const unsigned below = alive & ((1u << giver[player]) - 1);
    const auto among_living = static_cast<unsigned>(std::popcount(below));
    out = out << 2 | (giver[player] == kNobody ? 0u : 1u + among_living);
  }
  return out;
}

Key Turn::key(Rebound rebound) const {
  Key key;
  for (const auto& hand : hands) {
    for (const unsigned count : hand) key.hands = key.hands << 4 | count;
  }
  // Each chip with a bit that says whether a pile begins with it. That is at most 45 bits, because
  // the active player holds a chip.
  for (unsigned i = 0; i < pile_count; ++i) {
    for (unsigned j = piles[i].size(); j-- > 0;) {
      key.rest = key.rest << 3 | (j + 1 == piles[i].size() ? 4u : 0u) | piles[i].from_top(j);
    }
  }
  std::uint64_t order = 1;
  for (unsigned i = 0; i < before_count; ++i) order = order << 2 | before[i];
  key.rest = key.rest << 7 | order;
  key.rest = key.rest << 6 | alive << 2u | active;
  if (rebound == Rebound::holder) key.rest = key.rest << 1 | kept;
  if (rebound == Rebound::giver) key.rest = key.rest << 4 | givers();
  return key;
}

}  // namespace summand::sucker
