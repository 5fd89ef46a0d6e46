#include "summand/games/clobber/compact.hpp"

#include <memory>
#include <span>

#include "summand/games/clobber.hpp"
#include "summand/games/clobber/learned.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"
#include "summand/search/proof_numbers/both_move.hpp"

namespace summand::games {

// Strips of two columns have up to 21 rows, those of three 16, and boards of seven columns 8.
std::unique_ptr<BoardSearchOf<Board>> Clobber::board_search(std::span<const Board> boards,
                                                            ValueStore& store,
                                                            const BoardSearchOptions& options) {
  using clobber::Compact;
  static const OrderModel model = clobber::learned();
  return board_proofs<Board, Compact<8>, Compact<4>, Compact<3>>(boards, store, model, options);
}

std::unique_ptr<BoardSearchOf<Board>> Clobber::impartial_board_search(
    std::span<const Board> boards, ValueStore& store, const BoardSearchOptions& options) {
  using clobber::Compact;
  static const OrderModel by_moves;
  return board_proofs<Board, BothMove<Compact<8>>, BothMove<Compact<4>>, BothMove<Compact<3>>>(
      boards, store, by_moves, options);
}

}  // namespace summand::games
