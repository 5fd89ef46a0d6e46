#include "summand/games/konane/compact.hpp"

#include <memory>
#include <span>

#include "summand/games/konane.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games {

// Boards of seven columns have up to 8 rows.
std::unique_ptr<BoardSearchOf<Board>> Konane::board_search(std::span<const Board> boards,
                                                           ValueStore& store,
                                                           const BoardSearchOptions& options) {
  static const OrderModel by_moves;
  return board_proofs<Board, konane::Compact>(boards, store, by_moves, options);
}

}  // namespace summand::games
