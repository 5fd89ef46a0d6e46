#include "summand/games/amazons/compact.hpp"

#include <memory>
#include <span>

#include "summand/games/amazons.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games {

// Boards of seven columns have up to 8 rows. A model that was learned takes more sums on 5x5 than
// counted moves do.
std::unique_ptr<BoardSearchOf<Board>> Amazons::board_search(std::span<const Board> boards,
                                                            ValueStore& store,
                                                            const BoardSearchOptions& options) {
  static const OrderModel by_moves;
  return board_proofs<Board, amazons::Compact>(boards, store, by_moves, options);
}

}  // namespace summand::games
