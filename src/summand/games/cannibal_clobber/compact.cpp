#include "summand/games/cannibal_clobber/compact.hpp"

#include <memory>
#include <span>

#include "summand/games/cannibal_clobber.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games {

// Strips of two columns have up to 21 rows, those of three 16, those of four 12, and boards of
// seven columns 8.
std::unique_ptr<BoardSearchOf<Board>> CannibalClobber::impartial_board_search(
    std::span<const Board> boards, ValueStore& store, const BoardSearchOptions& options) {
  using cannibal_clobber::Compact;
  static const OrderModel by_moves;
  return board_proofs<Board, Compact<8>, Compact<5>, Compact<4>, Compact<3>>(boards, store,
                                                                             by_moves, options);
}

}  // namespace summand::games
