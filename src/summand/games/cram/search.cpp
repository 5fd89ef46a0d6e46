#include "summand/games/cram/search.hpp"

#include "summand/games/cram/compact.hpp"
#include "summand/games/cram/learned.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games::cram {

// Boards of seven columns have up to 8 rows, those of four 12, and those of three 16.
std::unique_ptr<BoardSearchOf<Cells>> board_search(std::span<const Cells> positions,
                                                   ValueStore& store,
                                                   const BoardSearchOptions& options) {
  static const OrderModel model = learned();
  return board_proofs<Cells, Compact<8>, Compact<5>, Compact<4>>(positions, store, model, options);
}

}  // namespace summand::games::cram
