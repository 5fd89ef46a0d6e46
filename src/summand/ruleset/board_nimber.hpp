// The nimber of boards, by the search that their game brings along.
#pragma once

#include <cstdint>
#include <span>

#include "summand/ruleset/board_search.hpp"

namespace summand {

// The size of the only heap of Nim beside which the player to move loses. Assumes that the boards
// are impartial, and that the search takes values of this store. Throws LimitReached.
template <class Position>
std::uint64_t nimber_of_boards(BoardSearchOf<Position>& search, std::span<const Position> boards,
                               ValueStore& store) {
  for (std::uint64_t heap = 0;; ++heap) {
    const Value beside = store.nimber(heap);
    if (!search.wins(boards, std::span(&beside, 1), Player::left)) return heap;
  }
}

}  // namespace summand
