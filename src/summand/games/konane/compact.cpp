#include "summand/games/konane/compact.hpp"

#include <algorithm>
#include <memory>
#include <span>

#include "summand/games/konane.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games {

// Boards of seven columns have up to 8 rows, and single rows up to 32 cells.
std::unique_ptr<BoardSearchOf<Board>> Konane::board_search(std::span<const Board> boards,
                                                           ValueStore& store,
                                                           const BoardSearchOptions& options) {
  using konane::Compact;
  static const OrderModel by_moves;
  return board_proofs<Board, Compact<8>, Compact<2>>(boards, store, by_moves, options);
}

}  // namespace summand::games
