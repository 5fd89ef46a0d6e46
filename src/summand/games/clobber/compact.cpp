#include "summand/games/clobber/compact.hpp"

#include <memory>
#include <span>

#include "summand/games/clobber.hpp"
#include "summand/games/clobber/learned.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games {

// Strips of two columns have up to 21 rows, those of three 16, and boards of seven columns 8.
std::unique_ptr<BoardSearchOf<Board>> Clobber::board_search(std::span<const Board> boards,
                                                            ValueStore& store,
                                                            const BoardSearchOptions& options) {
  using clobber::Compact;
  static const OrderModel model = clobber::learned();
  return board_proofs<Board, Compact<8>, Compact<4>, Compact<3>>(boards, store, model, options);
}

}  // namespace summand::games
