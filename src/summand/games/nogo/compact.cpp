#include "summand/games/nogo/compact.hpp"

#include <memory>
#include <span>

#include "summand/games/nogo.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games {

// Boards of seven columns have up to 8 rows, and single rows up to 32 cells.
std::unique_ptr<BoardSearchOf<nogo::Position>> Nogo::board_search(
    std::span<const nogo::Position> positions, ValueStore& store,
    const BoardSearchOptions& options) {
  static const OrderModel by_moves;
  return board_proofs<nogo::Position, nogo::Compact<8>, nogo::Compact<2>>(positions, store,
                                                                          by_moves, options);
}

}  // namespace summand::games
